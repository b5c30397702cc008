/** How a language writes its signs. What can be mended without thinking is mended by `npm run words -- --mend`. */
interface Sign {
  readonly what: string
  readonly wrong: RegExp
  readonly right?: string
}

const NARROW = '\u202F'
const FIXED = '\u00A0'

const PER_CENT: Sign = {
  what: 'no no-break space before %',
  wrong: /(?<=[\d}])[ \u202F]?(?=%)/g,
  right: FIXED,
}

const EVERYWHERE: readonly Sign[] = [
  { what: 'a straight apostrophe', wrong: /(?<=\p{L})'(?=\p{L})/gu, right: '’' },
  { what: 'a straight apostrophe that is no quoted brace', wrong: /'(?![{}]')(?<!'[{}]')/g },
  { what: 'straight quotation marks', wrong: /(?<!\[\w+ )"(?!\])/gu },
  { what: 'three dots instead of an ellipsis', wrong: /\.\.\.(?!\/)/g, right: '…' },
  { what: 'a hyphen as a dash', wrong: /(?<=\p{L}) - (?=\p{L})/gu, right: ' – ' },
  { what: 'two spaces in a row', wrong: /(?<=\p{L}[.,;:]?) {2,}(?=\p{L})/gu, right: ' ' },
  { what: 'a space at an end', wrong: /^\s+|\s+$/g, right: '' },
]

const SIGNS: Readonly<Record<string, readonly Sign[]>> = {
  fr: [
    { what: 'no narrow no-break space before ; ! ?', wrong: /(?<!,)[ \u00A0](?=[;!?])/g, right: NARROW },
    { what: 'no space at all before ; ! ?', wrong: /(?<=[\p{L}\p{N})}»])(?=[;!?])/gu, right: NARROW },
    { what: 'no no-break space before :', wrong: /[ \u202F](?=:)/g, right: FIXED },
    { what: 'no no-break space after «', wrong: /(?<=«)[ \u202F]?(?![\u00A0])/g, right: FIXED },
    { what: 'two spaces before »', wrong: /[ \u00A0\u202F]+(?=[ \u00A0\u202F]»)/g, right: '' },
    { what: 'no no-break space before »', wrong: /(?<![ \u00A0\u202F])[ \u202F]?(?=»)/g, right: FIXED },
    { what: 'foreign quotation marks', wrong: /[„‘]/g },
    { what: 'no narrow space in thousands', wrong: /(?<=\b\d{1,3})[ \u00A0.](?=\d{3}\b)/g, right: NARROW },
    PER_CENT,
  ],
  de: [
    { what: 'foreign quotation marks', wrong: /[«»”]|‘(?!\s|\p{P}|$)/gu },
    { what: 'no space before an ellipsis', wrong: /(?<=\p{L}{3})…$/gu, right: `${FIXED}…` },
    PER_CENT,
  ],
  nl: [{ what: 'foreign quotation marks', wrong: /[«»„]/g }],
  en: [{ what: 'foreign quotation marks', wrong: /[«»„]/g }],
  es: [
    { what: 'a question without ¿', wrong: /^[^¿]*[\p{L}\p{N})}»…]\?/gu },
    { what: 'a call without ¡', wrong: /^[^¡]*[\p{L}\p{N})}»…]!/gu },
    { what: 'foreign quotation marks', wrong: /[„‘]|^[^«]*[“”]/g },
    { what: 'a space inside « »', wrong: /(?<=«)[ \u00A0\u202F]+|[ \u00A0\u202F]+(?=»)/g, right: '' },
    PER_CENT,
    { what: 'a number of four figures that is split', wrong: /(?<=\b\d)[. \u00A0](?=\d{3}\b)/g, right: '' },
  ],
}

const signsOf = (lang: string) => [...EVERYWHERE, ...(SIGNS[lang] ?? [])]

/** What is wrong with the signs of a text. */
export const mistakesIn = (text: string, lang: string): readonly string[] =>
  signsOf(lang).flatMap(({ what, wrong }) => (text.search(wrong) < 0 ? [] : [what]))

/** The text with the signs right that can be set right blindly. */
export const mended = (text: string, lang: string): string =>
  signsOf(lang).reduce(
    (out, { wrong, right }) => (right === undefined ? out : out.replace(wrong, right)),
    text,
  )
