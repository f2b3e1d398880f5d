import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#/contract/errors.ts'
import { DAY_MS } from '#/lib/seoul-time.ts'
import { readShop } from '#/server/features/content/content/content.public.ts'
import { webOriginOf } from '#/server/platform/http/web-origin.ts'
import type { Container } from './container.ts'

/** RFC 9116 wants a date within a year; whoever reads it later asks again. */
const GOOD_FOR_DAYS = 180

/** Where somebody who found a weakness tells the shop; nothing while the shop has no address. */
export async function sendSecurityText(
  { database, config, clock }: Pick<Container, 'database' | 'config' | 'clock'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const email = (await readShop(database.db))?.company.email
  if (!email) throw new AppError('NOT_FOUND')
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(clock.now().getTime() + GOOD_FOR_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: ko, en',
    `Canonical: ${webOriginOf(config, request)}/.well-known/security.txt`,
  ]
  return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
}
