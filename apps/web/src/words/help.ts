import { voiceOf } from './lang.ts'

/** What is said to whoever wants help. */
export const sayHelp = voiceOf({
  try: { nl: 'Probeer {move}.', en: 'Try {move}.', de: 'Versuche {move}.', fr: 'Essayez {move}.' },
  /** A move that is a button. */
  button: { nl: '‘{name}’', en: '‘{name}’', de: '„{name}“', fr: '«\u00a0{name}\u00a0»' },
  throw: { nl: 'Gooien', en: 'Throw', de: 'Würfeln', fr: 'Lancer' },
  only: {
    nl: 'Iets anders kan niet.',
    en: 'There is nothing else to do.',
    de: 'Etwas anderes geht nicht.',
    fr: 'Rien d’autre n’est possible.',
  },
  'wins-now': {
    nl: 'Daarmee win je.',
    en: 'That wins.',
    de: 'Damit gewinnst du.',
    fr: 'Cela gagne.',
  },
  'wins-in': {
    nl: 'Zo win je in {n} zetten, wat er ook gebeurt.',
    en: 'That wins in {n} moves, whatever happens.',
    de: 'So gewinnst du in {n} Zügen, was auch geschieht.',
    fr: 'Cela gagne en {n} coups, quoi qu’il arrive.',
  },
  wins: {
    nl: 'Zo win je, wat er ook gebeurt.',
    en: 'That wins, whatever happens.',
    de: 'So gewinnst du, was auch geschieht.',
    fr: 'Cela gagne, quoi qu’il arrive.',
  },
  solves: {
    nl: 'Zo kan het nog uitkomen.',
    en: 'That way it can still be solved.',
    de: 'So kann es noch aufgehen.',
    fr: 'Ainsi, c’est encore possible.',
  },
  'others-cost': {
    nl: 'Elke andere zet kost ongeveer {n}% winstkans of meer.',
    en: 'Any other move costs about {n}% of winning chances or more.',
    de: 'Jeder andere Zug kostet etwa {n}\u00a0% Gewinnchance oder mehr.',
    fr: 'Tout autre coup coûte environ {n}\u00a0% de chances de gain ou plus.',
  },
  else: { nl: 'Anders:', en: 'Otherwise:', de: 'Sonst:', fr: 'Sinon\u00a0:' },
  alike: {
    nl: 'Andere zetten zijn ongeveer even goed.',
    en: 'Other moves are about as good.',
    de: 'Andere Züge sind etwa gleich gut.',
    fr: 'D’autres coups se valent à peu près.',
  },
  sure: {
    nl: 'Weet je het zeker?',
    en: 'Are you sure?',
    de: 'Bist du sicher?',
    fr: 'Vraiment\u202f?',
  },
  costs: {
    nl: '{move} kost je ongeveer {n}% winstkans.',
    en: '{move} costs you about {n}% of your winning chances.',
    de: '{move} kostet dich etwa {n}\u00a0% Gewinnchance.',
    fr: '{move} vous coûte environ {n}\u00a0% de chances de gain.',
  },
  spoils: {
    nl: 'Na {move} komt het niet meer uit.',
    en: 'After {move} it cannot be solved any more.',
    de: 'Nach {move} geht es nicht mehr auf.',
    fr: 'Après {move}, ce n’est plus possible.',
  },
  reply: { nl: 'Daarna:', en: 'Then:', de: 'Danach:', fr: 'Ensuite\u00a0:' },
  'show-better': {
    nl: 'Betere zet tonen',
    en: 'Show a better move',
    de: 'Besseren Zug zeigen',
    fr: 'Montrer un meilleur coup',
  },
  back: { nl: 'Toch niet', en: 'Take it back', de: 'Doch nicht', fr: 'Y renoncer' },
  anyway: { nl: 'Toch doen', en: 'Play it anyway', de: 'Trotzdem ziehen', fr: 'Le jouer quand même' },
  hush: {
    nl: 'Niet meer waarschuwen',
    en: 'No more warnings',
    de: 'Nicht mehr warnen',
    fr: 'Ne plus avertir',
  },
})
