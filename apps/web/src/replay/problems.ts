import type { Problem } from '@spellendoos/kernel'

export const noSuchGame = (id: string): Problem => ({
  code: 'no-such-game',
  text: {
    nl: `Dit is een partij ${id}, en dat spel staat niet op deze plank.`,
    en: `This is a match of ${id}, and that game is not on this shelf.`,
    de: `Das ist eine Partie ${id}, und dieses Spiel steht nicht in diesem Regal.`,
    fr: `C’est une partie de ${id}, et ce jeu n’est pas sur cette étagère.`,
  },
})

export const wholeBundle: Problem = {
  code: 'whole-bundle',
  text: {
    nl: 'In dit bestand staan alle partijen van een browser. Open het bij de instellingen.',
    en: 'This file holds all matches of a browser. Open it in the settings.',
    de: 'In dieser Datei stehen alle Partien eines Browsers. Öffne sie bei den Einstellungen.',
    fr: 'Ce fichier contient toutes les parties d’un navigateur. Ouvrez-le dans les réglages.',
  },
}

/** What differs in a replay, with the place in its log if it is one. */
export const atEntry = ({ code, text }: Problem, seq: number | undefined): Problem => {
  if (seq === undefined) return { code, text }
  const n = seq + 1
  return {
    code,
    text: {
      nl: `${text.nl} (regel ${n} van het spelverslag)`,
      en: `${text.en} (entry ${n} of the log)`,
      de: `${text.de} (Eintrag ${n} des Spielprotokolls)`,
      fr: `${text.fr} (ligne ${n} du journal)`,
    },
  }
}
