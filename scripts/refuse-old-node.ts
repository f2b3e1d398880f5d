const LEAST = 24

/** For tools that somebody starts by hand: on another Node they would fail in the middle, with a message about something else. */
export function refuseOldNode(): void {
  const { node } = process.versions
  if (Number(node.split('.')[0]) < LEAST)
    throw new Error(`Node ${node} is too old for these tests: run npm test -- <file or words>, which brings its own.`)
}
