# Textes français de Ultimus Romanorum : un message par mot de words.py et par question, une section par chapitre.

## Séquence et déploiement

## Événements, morts, entrées en jeu

## Politique

## Peuples

## Stratagèmes

## Mouvement

## Flottes

## Combat

## Ajustements et victoire
