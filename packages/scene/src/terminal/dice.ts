/** A die's face as three lines of seven characters. */
export function eyesLines(eyes: number): readonly string[] {
  const corner = (shown: boolean) => (shown ? '●' : ' ')
  const row = (left: boolean, middle: boolean, right: boolean) =>
    ` ${corner(left)} ${corner(middle)} ${corner(right)} `
  const two = eyes > 1
  const four = eyes > 3
  const six = eyes === 6
  return [row(two, false, four), row(six, eyes % 2 === 1, six), row(four, false, two)]
}
