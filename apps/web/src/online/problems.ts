import type { Problem } from '@spellendoos/kernel'

/** What can go wrong between here and a table far away, besides what the server itself says. */
export const noServer: Problem = {
  code: 'no-server',
  text: {
    nl: 'De tafels op afstand zijn nu niet te bereiken. Spelen aan dit scherm gaat gewoon door.',
    en: 'Tables far away cannot be reached just now. Playing at this screen works as ever.',
    de: 'Tische in der Ferne sind gerade nicht zu erreichen. An diesem Bildschirm spielst du wie immer.',
    fr: 'Les tables à distance sont injoignables pour l’instant. À cet écran, on joue comme toujours.',
  },
}
export const notYourTurn: Problem = {
  code: 'not-your-turn',
  text: {
    nl: 'Je bent nu niet aan de beurt.',
    en: 'It is not your turn now.',
    de: 'Du bist gerade nicht dran.',
    fr: 'Ce n’est pas votre tour.',
  },
}
/** The table is gone, or this link no longer opens it. */
export const tableGone: Problem = {
  code: 'table-gone',
  text: {
    nl: 'Deze tafel is afgeruimd. Alle gegevens ervan zijn verwijderd.',
    en: 'This table has been cleared. Everything about it was deleted.',
    de: 'Dieser Tisch wurde abgeräumt. Alles darüber ist gelöscht.',
    fr: 'Cette table a été débarrassée. Tout ce qui la concernait est effacé.',
  },
}
export const linkRevoked: Problem = {
  code: 'link-revoked',
  text: {
    nl: 'Deze link is vervangen door een nieuwe. Vraag die aan wie de tafel dekte.',
    en: 'This link was replaced by a new one. Ask whoever laid the table for it.',
    de: 'Dieser Link wurde durch einen neuen ersetzt. Frag danach, wer den Tisch gedeckt hat.',
    fr: 'Ce lien a été remplacé. Demandez le nouveau à qui a dressé la table.',
  },
}
/** A request that was dropped because this browser asked too much at once. */
export const askedTooMuch: Problem = {
  code: 'too-fast',
  text: {
    nl: 'Dat ging te snel achter elkaar. Probeer het nog een keer.',
    en: 'That was too much at once. Try it again.',
    de: 'Das war zu schnell hintereinander. Versuch es noch einmal.',
    fr: 'C’était trop à la fois. Essayez encore une fois.',
  },
}
/** An invitation opens no seat until somebody has sat down. */
export const onlyInvited: Problem = {
  code: 'only-invited',
  text: {
    nl: 'Kies eerst een naam om te gaan zitten.',
    en: 'Choose a name first, to take a seat.',
    de: 'Wähle zuerst einen Namen, um Platz zu nehmen.',
    fr: 'Choisissez d’abord un nom pour vous asseoir.',
  },
}
