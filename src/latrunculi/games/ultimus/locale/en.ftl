# English texts of Ultimus Romanorum: one message for each word of words.py and each question, a section a chapter.

## Sequence and deployment

## Events of the year, deaths, entries

## Politics

## Peoples

## Stratagems

## Movement

## Fleets

## Combat

## Adjustments and victory
