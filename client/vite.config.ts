import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** Where `latrunculi serve` listens while `npm run dev` serves the client with hot reload. */
const server = process.env.LATRUNCULI_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  // The server answers every page address with the same index.html, so assets are absolute.
  base: '/',
  plugins: [svelte()],
  build: {
    outDir: '../src/latrunculi/server/static',
    emptyOutDir: true,
    // Says which files a page needs: the report of the sizes follows it.
    manifest: 'manifest.json',
    target: 'es2022',
    // Fonts stay files of their own, cached apart from the styles that name them.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
  },
});
