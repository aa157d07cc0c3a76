import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vite.config.ts';

export default mergeConfig(
  base,
  defineConfig({
    plugins: [svelteTesting()],
    // One document for all files of a worker: a new one for each was three quarters of the work. Each test cleans up.
    test: { environment: 'jsdom', isolate: false, testTimeout: 30_000, include: ['src/**/*.test.ts'] },
  }),
);
