import pg from 'pg'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Everything that is sent to the database while `work` runs, `begin` and `commit` included. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly Statement[]> {
  const sent: Statement[] = []
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
  pg.Client.prototype.query = function noted(this: unknown, ...args: unknown[]) {
    const [asked, values] = args
    const text = typeof asked === 'string' ? asked : ((asked as { text?: string }).text ?? '')
    sent.push({ text, values: Array.isArray(values) ? values : [] })
    return query.apply(this, args)
  } as typeof pg.Client.prototype.query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query as typeof pg.Client.prototype.query
  }
  return sent
}
