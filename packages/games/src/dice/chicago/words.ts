import type { Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, first, limit, oneRound, ROUNDS_TO_WIN, settled } from '../words.ts'

export const words: Words = {
  name: { nl: 'Chicago', en: 'Chicago', de: 'Chicago', fr: 'Chicago' },
  about: {
    nl: 'Verzamel enen en zessen; wie het eerst duizend heeft, wint.',
    en: 'Gather ones and sixes; the first to have a thousand wins.',
    de: 'Sammle Einsen und Sechsen; wer zuerst tausend hat, gewinnt.',
    fr: 'Amassez les as et les six ; le premier à mille gagne.',
  },
  rules: [
    book('chicago.three-throws', {
      nl: 'Je speelt met drie dobbelstenen. In je beurt gooi je ten minste één en ten hoogste drie keer; na de eerste of tweede worp mag je stoppen.',
      en: 'You play with three dice. In your turn you throw at least once and at most three times; after the first or second throw you may stop.',
      de: 'Gespielt wird mit drei Würfeln. Bist du dran, würfelst du mindestens einmal und höchstens dreimal; nach dem ersten oder zweiten Wurf darfst du aufhören.',
      fr: 'On joue avec trois dés. À votre tour, vous lancez au moins une fois et au plus trois fois ; après le premier ou le deuxième jet, vous pouvez vous arrêter.',
    }),
    book('chicago.turn', {
      nl: 'Je speelt om de beurt.',
      en: 'You play in turn.',
      de: 'Gespielt wird der Reihe nach.',
      fr: 'On joue à tour de rôle.',
    }),
    first('chicago.first'),
    book('chicago.keep', {
      nl: 'Voor je verder gooit, mag je een of twee van de stenen laten liggen die er liggen; ten minste één gooi je opnieuw. Na de volgende worp kies je weer opnieuw.',
      en: 'Before you throw on, you may keep one or two of the dice that lie there; at least one is thrown again. After the next throw you choose anew.',
      de: 'Bevor du weiterwürfelst, darfst du einen oder zwei der Würfel, die da liegen, liegen lassen; mindestens einen wirfst du noch einmal. Nach dem nächsten Wurf wählst du neu.',
      fr: 'Avant de relancer, vous pouvez garder un ou deux des dés posés là ; vous en relancez au moins un. Après le jet suivant, vous choisissez de nouveau.',
    }),
    book('chicago.worth', {
      nl: 'Een één is 100 punten, een zes 60; de andere ogen tellen voor wat ze zijn. 1, 6 en 4 is 164; 5, 4 en 5 is 14.',
      en: 'A one is 100 points, a six 60; the other pips count as they are. 1, 6 and 4 make 164; 5, 4 and 5 make 14.',
      de: 'Eine Eins sind 100 Punkte, eine Sechs 60; die anderen Augen zählen, wie sie sind. 1, 6 und 4 sind 164; 5, 4 und 5 sind 14.',
      fr: 'Un as vaut 100 points, un six 60 ; les autres points comptent tels quels. 1, 6 et 4 font 164 ; 5, 4 et 5 font 14.',
    }),
    book('chicago.three-ones', {
      nl: 'Drie enen is Chicago: 300 punten.',
      en: 'Three ones are Chicago: 300 points.',
      de: 'Drei Einsen sind Chicago: 300 Punkte.',
      fr: 'Trois as font Chicago : 300 points.',
    }),
    book('chicago.turn-sixes', {
      nl: 'Liggen er na je eerste worp twee zessen, dan mag je er één omdraaien tot een één; bij drie zessen mag je er twee omdraaien.',
      en: 'If two sixes lie there after your first throw, you may turn one over into a one; with three sixes you may turn two over.',
      de: 'Liegen nach deinem ersten Wurf zwei Sechsen da, darfst du eine zur Eins umdrehen; bei drei Sechsen darfst du zwei umdrehen.',
      fr: 'S’il y a deux six après votre premier jet, vous pouvez en retourner un en as ; avec trois six, vous pouvez en retourner deux.',
    }),
    settled('chicago.three-sixes', {
      nl: 'De derde zes blijft dan gewoon meetellen: twee enen en een zes is 260.',
      en: 'The third six then simply counts on: two ones and a six make 260.',
      de: 'Die dritte Sechs zählt dann einfach weiter: zwei Einsen und eine Sechs sind 260.',
      fr: 'Le troisième six continue alors de compter : deux as et un six font 260.',
    }),
    book('chicago.first-to-thousand', {
      nl: 'Aan het eind van je beurt tel je de punten bij je totaal. Wie als eerste duizend of meer heeft, wint meteen.',
      en: 'At the end of your turn you add the points to your total. The first to have a thousand or more wins at once.',
      de: 'Am Ende deines Zuges zählst du die Punkte zu deiner Gesamtsumme. Wer als Erster tausend oder mehr hat, gewinnt sofort.',
      fr: 'À la fin de votre tour, vous ajoutez les points à votre total. Le premier qui a mille ou plus gagne aussitôt.',
    }),
    settled('chicago.places', {
      nl: 'De anderen volgen naar hun punten; wie evenveel heeft, deelt de plaats.',
      en: 'The others follow by their points; equal points share the place.',
      de: 'Die anderen folgen nach ihren Punkten; gleiche Punkte teilen sich den Rang.',
      fr: 'Les autres suivent selon leurs points ; à points égaux, on partage le rang.',
    }),
    oneRound('chicago.rounds'),
    limit('chicago.limit'),
  ],
  says: {
    ...DICE_SAYS,
    kept: {
      nl: '{seat} laat een {n} liggen.',
      en: '{seat} keeps a {n}.',
      de: '{seat} lässt eine {n} liegen.',
      fr: '{seat} garde un {n}.',
    },
    turned: {
      nl: '{seat} draait een zes om tot een één.',
      en: '{seat} turns a six over into a one.',
      de: '{seat} dreht eine Sechs zur Eins um.',
      fr: '{seat} retourne un six en as.',
    },
    scored: {
      nl: '{seat} schrijft {points} op: samen {total}.',
      en: '{seat} writes down {points}: {total} in all.',
      de: '{seat} schreibt {points} auf: zusammen {total}.',
      fr: '{seat} inscrit {points} : {total} en tout.',
    },
    chicago: {
      nl: 'Chicago! {seat} schrijft {points} op: samen {total}.',
      en: 'Chicago! {seat} writes down {points}: {total} in all.',
      de: 'Chicago! {seat} schreibt {points} auf: zusammen {total}.',
      fr: 'Chicago ! {seat} inscrit {points} : {total} en tout.',
    },
    'button-stop': { nl: 'Stoppen', en: 'Stop', de: 'Aufhören', fr: 'S’arrêter' },
    'button-turn-six': {
      nl: 'Zes omdraaien',
      en: 'Turn a six over',
      de: 'Sechs umdrehen',
      fr: 'Retourner un six',
    },
    'button-keep': { nl: '{n} laten liggen', en: 'Keep {n}', de: '{n} liegen lassen', fr: 'Garder {n}' },
    'coach-choose': {
      nl: '{seat} heeft {n}: laten liggen, gooien of stoppen?',
      en: '{seat} has {n}: keep, throw or stop?',
      de: '{seat} hat {n}: liegen lassen, würfeln oder aufhören?',
      fr: '{seat} a {n} : garder, lancer ou s’arrêter ?',
    },
    has: {
      nl: '{n} in deze ronde',
      en: '{n} in this round',
      de: '{n} in dieser Runde',
      fr: '{n} dans cette manche',
    },
  },
  options: { rounds: ROUNDS_TO_WIN },
  presets: BY_THE_BOOK,
}
