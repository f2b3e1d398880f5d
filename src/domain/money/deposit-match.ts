import { DAY_MS } from '#/lib/seoul-time.ts'
import type { Krw } from './krw.ts'

/** A transfer that came in, as the bank tells it. */
export interface Deposit {
  readonly name: string
  readonly amount: Krw
  readonly at: Date
}

/** Orders that wait for a transfer. */
export interface Awaited {
  /** As the customer said. */
  readonly depositor: string
  /** Other names that it may carry: who ordered, and for which firm. */
  readonly others: readonly string[]
  readonly amount: Krw
  readonly since: Date
  readonly dueAt: Date
}

/** `sure`: name, amount and term. `likely`: the amount and a name alike. `amount`, `name`: only that. */
export const FITS = ['sure', 'likely', 'amount', 'name'] as const
export type Fit = (typeof FITS)[number]

const FIRM = /주식회사|유한회사|\(주\)|㈜|\(유\)|\(재\)|\(사\)/g
/** As banks and people write a name: without spaces, signs and the form of a firm. */
export const bareName = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(FIRM, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** Banks cut names off, and people write more or less of them. */
function alike(name: string, other: string): boolean {
  const [a, b] = [bareName(name), bareName(other)]
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return [...short].length >= 2 && long.includes(short)
}

const sameNameAs = (deposit: Deposit, { depositor }: Awaited): boolean =>
  bareName(depositor) !== '' && bareName(deposit.name) === bareName(depositor)

/** How well a transfer fits what is waited for; null where nothing speaks for it. */
export function fitOf(deposit: Deposit, awaited: Awaited): Fit | null {
  const sameAmount = deposit.amount === awaited.amount
  const inTime = deposit.at <= awaited.dueAt && deposit.at.getTime() > awaited.since.getTime() - DAY_MS
  const sameName = sameNameAs(deposit, awaited)
  const nameAlike = sameName || [awaited.depositor, ...awaited.others].some((other) => alike(deposit.name, other))
  if (sameAmount && sameName && inTime) return 'sure'
  if (sameAmount && nameAlike) return 'likely'
  if (sameAmount && inTime) return 'amount'
  return nameAlike ? 'name' : null
}

/** Of two that fit alike: the one that announced the very name, then the nearer amount, comes first. */
export function compareFits(deposit: Deposit, one: Awaited, other: Awaited): number {
  const byName = Number(sameNameAs(deposit, other)) - Number(sameNameAs(deposit, one))
  return byName || Math.abs(one.amount - deposit.amount) - Math.abs(other.amount - deposit.amount)
}

/** The one that a transfer certainly is for; null where none is, or several could be. */
export function onlySure<T extends { readonly fit: Fit }>(fits: readonly T[]): T | null {
  const sure = fits.filter(({ fit }) => fit === 'sure')
  return sure.length === 1 ? (sure[0] ?? null) : null
}
