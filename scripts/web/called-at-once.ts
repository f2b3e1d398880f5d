import { parse } from '@swc/core'

/**
 * Puts parentheses around the functions that modules of old style are wrapped in, which minifiers take away. A browser reads
 * them as "called at once" and compiles React while it comes, beside the page, instead of reading it twice and the second
 * time on the thread that answers touches: 25 ms of a quick machine.
 */
export async function calledAtOnce(code: string): Promise<string> {
  const { body, span } = await parse(code, { syntax: 'ecmascript', target: 'es2022' })
  const bytes = Buffer.from(code)
  const text = (from: number, to?: number) => bytes.subarray(from, to).toString()
  let [result, done] = ['', 0]
  for (const { start, end } of body.flatMap(wrapped)) {
    const [from, to] = [start - span.start, end - span.start]
    result += `${text(done, from)}(${text(from, to)})`
    done = to
  }
  return result + text(done)
}

type Statement = Awaited<ReturnType<typeof parse>>['body'][number]

/** Where the only argument of a call at the top of the file is a function: `var a = wrap((exports) => {…})`. */
function wrapped(statement: Statement) {
  if (statement.type !== 'VariableDeclaration') return []
  return statement.declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.arguments.length !== 1) return []
    const [only] = init.arguments
    return only?.expression.type === 'ArrowFunctionExpression' ? [only.expression.span] : []
  })
}
