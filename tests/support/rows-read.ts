import type pg from 'pg'
import { type Statement, statementsOf } from './statements.ts'

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly PlanNode[]
}

/** What a step of a plan looked at, whether it kept it or not. */
export interface Step {
  readonly rows: number
  readonly what: string
}

/** What `work` looked at: the sum over its statements of the largest step of each, and what the largest was. */
export async function looked(pool: pg.Pool, work: () => Promise<unknown>): Promise<Step> {
  const sent = (await statementsOf(work)).filter(({ text }) => /^\s*(select|with)\b/i.test(text))
  const largest: Step[] = []
  for (const statement of sent) {
    const [first] = stepsOf(await planOf(pool, statement)).toSorted((a, b) => b.rows - a.rows)
    if (first) largest.push(first)
  }
  const worst = largest.toSorted((a, b) => b.rows - a.rows)[0]
  return { rows: largest.reduce((sum, { rows }) => sum + rows, 0), what: worst?.what ?? '' }
}

/** The largest steps of all that `work` reads, largest first: what grows with the age of the shop shows here first. */
export async function largestSteps(pool: pg.Pool, work: () => Promise<unknown>): Promise<readonly Step[]> {
  const sent = (await statementsOf(work)).filter(({ text }) => /^\s*(select|with)\b/i.test(text))
  const steps: Step[] = []
  for (const statement of sent) steps.push(...stepsOf(await planOf(pool, statement)))
  return steps.toSorted((a, b) => b.rows - a.rows)
}

async function planOf(pool: pg.Pool, { text, values }: Statement): Promise<PlanNode> {
  const { rows } = await pool.query<{ 'QUERY PLAN': readonly [{ Plan: PlanNode }] }>(
    `explain (analyze, format json) ${text}`,
    [...values],
  )
  if (!rows[0]) throw new Error('no plan')
  return rows[0]['QUERY PLAN'][0].Plan
}

function stepsOf(node: PlanNode): readonly Step[] {
  const rows =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const what = [node['Node Type'], node['Relation Name'], node['Index Name']].filter(Boolean).join(' ')
  return [{ rows: Math.round(rows * node['Actual Loops']), what }, ...(node.Plans ?? []).flatMap(stepsOf)]
}
