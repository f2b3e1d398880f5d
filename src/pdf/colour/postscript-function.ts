import { BadProfile } from './icc-bytes.ts'

/** A function of the file: of a tint its inks, of a place in a gradient its colour. */
export type PdfFunction = (inputs: readonly number[]) => readonly number[]

type Program = readonly (number | string | Program)[]
type Operation = (stack: number[]) => void

const MAX_WORDS = 20_000
const MAX_STACK = 200
const MAX_COPIED = 100

/** The small language of PDF's postscriptFunction functions, which knows no loops and so always ends. Throws `BadProfile`. */
export function postscriptFunction(source: string): PdfFunction {
  const words = source.replace(/%[^\r\n]*/g, ' ').match(/[{}]|[^\s{}]+/g) ?? []
  if (words.length > MAX_WORDS || words[0] !== '{') throw new BadProfile('a formula that cannot be read')
  const program = parse(words, { at: 1 }, 0)
  return (inputs) => {
    const stack = [...inputs]
    run(program, stack)
    return stack
  }
}

function parse(words: readonly string[], place: { at: number }, depth: number): Program {
  if (depth > 50) throw new BadProfile('a formula within formulas')
  const program: (number | string | Program)[] = []
  for (;;) {
    const word = words[place.at++]
    if (word === undefined) throw new BadProfile('a formula without an end')
    if (word === '}') return program
    if (word === '{') program.push(parse(words, place, depth + 1))
    else program.push(Number.isNaN(Number(word)) ? word : Number(word))
  }
}

function run(program: Program, stack: number[]): void {
  for (const [index, word] of program.entries()) {
    if (typeof word === 'number') stack.push(word)
    else if (word === 'if') {
      const then = program[index - 1]
      if (pop(stack) && Array.isArray(then)) run(then, stack)
    } else if (word === 'ifelse') {
      const chosen = pop(stack) ? program[index - 2] : program[index - 1]
      if (Array.isArray(chosen)) run(chosen, stack)
    } else if (typeof word === 'string') {
      const operation = OPERATIONS.get(word)
      if (!operation) throw new BadProfile(`a formula with ${word}`)
      operation(stack)
    }
    if (stack.length > MAX_STACK) throw new BadProfile('a formula that overflows')
  }
}

const pop = (stack: number[]) => stack.pop() ?? 0

const one =
  (calculate: (value: number) => number): Operation =>
  (stack) =>
    stack.push(calculate(pop(stack)))

const two =
  (calculate: (a: number, b: number) => number): Operation =>
  (stack) => {
    const b = pop(stack)
    stack.push(calculate(pop(stack), b))
  }

const DEGREE = Math.PI / 180
const turned = (a: number, b: number) => (Math.atan2(a, b) / DEGREE + 360) % 360

function copy(stack: number[]): void {
  const count = Math.min(MAX_COPIED, pop(stack))
  if (count > 0) stack.push(...stack.slice(-count))
}

function roll(stack: number[]): void {
  const by = pop(stack)
  const count = Math.min(stack.length, Math.max(0, pop(stack)))
  if (count === 0) return
  const rolled = stack.splice(-count)
  const shift = ((by % count) + count) % count
  stack.push(...rolled.slice(count - shift), ...rolled.slice(0, count - shift))
}

/** Truth is 1, and never more than one bit is asked of it in colours. */
const OPERATIONS: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['abs', one(Math.abs)],
  ['neg', one((value) => -value)],
  ['ceiling', one(Math.ceil)],
  ['floor', one(Math.floor)],
  ['round', one(Math.round)],
  ['truncate', one(Math.trunc)],
  ['sqrt', one((value) => Math.sqrt(Math.max(0, value)))],
  ['sin', one((value) => Math.sin(value * DEGREE))],
  ['cos', one((value) => Math.cos(value * DEGREE))],
  ['ln', one((value) => Math.log(Math.max(value, Number.MIN_VALUE)))],
  ['log', one((value) => Math.log10(Math.max(value, Number.MIN_VALUE)))],
  ['cvi', one(Math.trunc)],
  ['cvr', one((value) => value)],
  ['not', one((value) => (value === 0 ? 1 : value === 1 ? 0 : ~value))],
  ['add', two((a, b) => a + b)],
  ['sub', two((a, b) => a - b)],
  ['mul', two((a, b) => a * b)],
  ['div', two((a, b) => (b === 0 ? 0 : a / b))],
  ['idiv', two((a, b) => (b === 0 ? 0 : Math.trunc(a / b)))],
  ['mod', two((a, b) => (b === 0 ? 0 : a % b))],
  ['exp', two((a, b) => a ** b || 0)],
  ['atan', two(turned)],
  ['and', two((a, b) => a & b)],
  ['or', two((a, b) => a | b)],
  ['xor', two((a, b) => a ^ b)],
  ['bitshift', two((a, b) => (b >= 0 ? a << b : a >> -b))],
  ['eq', two((a, b) => Number(a === b))],
  ['ne', two((a, b) => Number(a !== b))],
  ['gt', two((a, b) => Number(a > b))],
  ['ge', two((a, b) => Number(a >= b))],
  ['lt', two((a, b) => Number(a < b))],
  ['le', two((a, b) => Number(a <= b))],
  ['true', (stack) => stack.push(1)],
  ['false', (stack) => stack.push(0)],
  ['pop', pop],
  ['dup', (stack) => stack.push(stack.at(-1) ?? 0)],
  ['exch', (stack) => stack.push(pop(stack), pop(stack))],
  ['copy', copy],
  ['index', (stack) => stack.push(stack.at(-1 - Math.max(0, pop(stack))) ?? 0)],
  ['roll', roll],
])
