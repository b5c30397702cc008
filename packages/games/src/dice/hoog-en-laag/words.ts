import type { Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, first, settled } from '../words.ts'

export const words: Words = {
  name: {
    nl: 'Puntenspel hoog en laag',
    en: 'High and low',
    de: 'Hoch und niedrig',
    fr: 'Haut et bas',
  },
  about: {
    nl: 'De laagste worp krijgt een stip; in de tweede helft mag de hoogste er een wegvegen.',
    en: 'The lowest throw gets a dot; in the second half the highest may wipe one.',
    de: 'Der niedrigste Wurf bekommt einen Strich; in der zweiten Hälfte darf der höchste einen löschen.',
    fr: 'Le jet le plus bas reçoit une marque ; dans la seconde moitié, le plus haut peut en effacer une.',
  },
  rules: [
    book('hoog-en-laag.series', {
      nl: 'Je speelt met twee dobbelstenen, in twee series van tien ronden. Niemand begint met een stip.',
      en: 'You play with two dice, in two series of ten rounds. Nobody starts with a dot.',
      de: 'Gespielt wird mit zwei Würfeln, in zwei Serien von zehn Runden. Niemand beginnt mit einem Strich.',
      fr: 'On joue avec deux dés, en deux séries de dix manches. Personne ne commence avec une marque.',
    }),
    settled('hoog-en-laag.rounds', {
      nl: 'Je kunt een ander aantal ronden per serie afspreken. Alle ronden worden gespeeld.',
      en: 'You can agree on another number of rounds per series. All rounds are played.',
      de: 'Ihr könnt eine andere Zahl von Runden je Serie vereinbaren. Alle Runden werden gespielt.',
      fr: 'Vous pouvez convenir d’un autre nombre de manches par série. Toutes les manches se jouent.',
    }),
    book('hoog-en-laag.turn', {
      nl: 'In elke ronde gooit iedereen één keer, om de beurt. De ogen van beide stenen tellen op.',
      en: 'In each round everyone throws once, in turn. The pips of both dice are added.',
      de: 'In jeder Runde würfelt jeder einmal, der Reihe nach. Die Augen beider Würfel werden zusammengezählt.',
      fr: 'À chaque manche, chacun lance une fois, à tour de rôle. Les points des deux dés s’additionnent.',
    }),
    first('hoog-en-laag.first'),
    book('hoog-en-laag.lowest', {
      nl: 'In de eerste serie krijgt wie in een ronde het laagst gooit een stip.',
      en: 'In the first series the lowest throw of each round gets a dot.',
      de: 'In der ersten Serie bekommt der niedrigste Wurf jeder Runde einen Strich.',
      fr: 'Dans la première série, le jet le plus bas de chaque manche reçoit une marque.',
    }),
    book('hoog-en-laag.highest', {
      nl: 'In de tweede serie veegt wie in een ronde het hoogst gooit een eigen stip weg. Heb je er geen, dan gebeurt er niets.',
      en: 'In the second series the highest throw of each round wipes one of the thrower’s own dots. If you have none, nothing happens.',
      de: 'In der zweiten Serie löscht der höchste Wurf jeder Runde einen eigenen Strich. Hast du keinen, geschieht nichts.',
      fr: 'Dans la seconde série, qui fait le jet le plus haut de la manche efface une de ses marques. Si vous n’en avez pas, il ne se passe rien.',
    }),
    settled('hoog-en-laag.ties', {
      nl: 'Gooien meer spelers even laag, dan krijgen ze allemaal een stip; gooien meer spelers even hoog, dan vegen ze allemaal een stip weg.',
      en: 'If several throw equally low, each of them gets a dot; if several throw equally high, each of them wipes one.',
      de: 'Würfeln mehrere gleich niedrig, bekommt jeder von ihnen einen Strich; würfeln mehrere gleich hoch, löscht jeder von ihnen einen.',
      fr: 'Si plusieurs font le même jet le plus bas, chacun reçoit une marque ; si plusieurs font le même jet le plus haut, chacun en efface une.',
    }),
    book('hoog-en-laag.clean-first', {
      nl: 'Wie als eerste alle stippen weer kwijt is, wint, ook al was het er maar één.',
      en: 'The first to be clean again wins, even if it was only one dot.',
      de: 'Wer als Erster wieder strichfrei ist, gewinnt, auch wenn es nur ein Strich war.',
      fr: 'Le premier à se retrouver sans marque gagne, même s’il n’y en avait qu’une.',
    }),
    settled('hoog-en-laag.same-round', {
      nl: 'Wie in dezelfde ronde schoon is, deelt de eerste plaats.',
      en: 'Players who become clean in the same round share first place.',
      de: 'Wer in derselben Runde strichfrei wird, teilt sich den ersten Rang.',
      fr: 'Ceux qui se retrouvent sans marque à la même manche partagent la première place.',
    }),
    book('hoog-en-laag.most-loses', {
      nl: 'Wie aan het eind de meeste stippen over heeft, verliest en eindigt als laatste.',
      en: 'The player with the most dots left at the end loses and comes last.',
      de: 'Wer am Ende die meisten Striche übrig hat, verliert und wird Letzter.',
      fr: 'Qui a le plus de marques à la fin perd et se classe dernier.',
    }),
    book('hoog-en-laag.unmarked', {
      nl: 'Wie in de eerste serie geen stip kreeg, kan niet winnen en niet verliezen.',
      en: 'A player who got no dot in the first series can neither win nor lose.',
      de: 'Wer in der ersten Serie keinen Strich bekam, kann weder gewinnen noch verlieren.',
      fr: 'Qui n’a reçu aucune marque dans la première série ne peut ni gagner ni perdre.',
    }),
    settled('hoog-en-laag.between', {
      nl: 'Wie niet wint en niet verliest, deelt de plaats daartussen.',
      en: 'Those who neither win nor lose share the place in between.',
      de: 'Wer weder gewinnt noch verliert, teilt sich den Rang dazwischen.',
      fr: 'Ceux qui ne gagnent ni ne perdent partagent le rang intermédiaire.',
    }),
    settled('hoog-en-laag.no-winner', {
      nl: 'Is aan het eind niemand weer schoon, dan is er geen winnaar, alleen een verliezer.',
      en: 'If nobody is clean again at the end, there is no winner, only a loser.',
      de: 'Ist am Ende niemand wieder strichfrei, gibt es keinen Sieger, nur einen Verlierer.',
      fr: 'Si à la fin personne n’est de nouveau sans marque, il n’y a pas de gagnant, seulement un perdant.',
    }),
  ],
  says: {
    ...DICE_SAYS,
    total: { nl: 'Stippen', en: 'Dots', de: 'Striche', fr: 'Marques' },
    written: {
      nl: '{seat} gooit {dice}: {points}.',
      en: '{seat} throws {dice}: {points}.',
      de: '{seat} würfelt {dice}: {points}.',
      fr: '{seat} fait {dice} : {points}.',
    },
    dot: {
      nl: '{seat} gooide het laagst en heeft nu {n} {n|stip|stippen}.',
      en: '{seat} threw lowest and now has {n} {n|dot|dots}.',
      de: '{seat} hat am niedrigsten gewürfelt und hat jetzt {n} {n|Strich|Striche}.',
      fr: '{seat} a fait le plus bas et a maintenant {n} {n|marque|marques}.',
    },
    wiped: {
      nl: '{seat} gooide het hoogst en heeft nog {n} {n|stip|stippen}.',
      en: '{seat} threw highest and has {n} {n|dot|dots} left.',
      de: '{seat} hat am höchsten gewürfelt und hat noch {n} {n|Strich|Striche}.',
      fr: '{seat} a fait le plus haut et a encore {n} {n|marque|marques}.',
    },
    clean: {
      nl: '{seat} gooide het hoogst en is weer schoon!',
      en: '{seat} threw highest and is clean again!',
      de: '{seat} hat am höchsten gewürfelt und ist wieder strichfrei!',
      fr: '{seat} a fait le plus haut et se retrouve sans marque !',
    },
    'is-clean': {
      nl: 'schoon sinds ronde {n}',
      en: 'clean since round {n}',
      de: 'strichfrei seit Runde {n}',
      fr: 'sans marque depuis la manche {n}',
    },
    unmarked: { nl: 'nooit een stip', en: 'never a dot', de: 'nie ein Strich', fr: 'jamais de marque' },
  },
  options: {
    rounds: {
      nl: 'Het aantal ronden per serie; er zijn twee series.',
      en: 'The number of rounds in each series; there are two series.',
      de: 'Die Zahl der Runden je Serie; es gibt zwei Serien.',
      fr: 'Le nombre de manches par série ; il y a deux séries.',
    },
  },
  presets: BY_THE_BOOK,
}
