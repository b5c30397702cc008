import type { Text } from '@spellendoos/kernel'

/** How the page calls itself to the browser, to whoever installs it and to those who search for it. */
export const PAGE = {
  name: { nl: 'Spellendoos', en: 'Games box', de: 'Spielesammlung', fr: 'Boîte de jeux' },
  about: {
    nl: 'Een doos vol bord-, kaart- en dobbelspellen: alleen, met elkaar aan één scherm of tegen de computer.',
    en: 'A box full of board, card and dice games: alone, together at one screen or against the computer.',
    de: 'Eine Sammlung von Brett-, Karten- und Würfelspielen: allein, gemeinsam an einem Bildschirm oder gegen den Computer.',
    fr: 'Une boîte pleine de jeux de plateau, de cartes et de dés\u00a0: seul, à plusieurs sur un seul écran ou contre l’ordinateur.',
  },
} satisfies Readonly<Record<string, Text>>
