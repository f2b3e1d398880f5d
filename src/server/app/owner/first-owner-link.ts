import { makeFirstOwnerCode } from '#/server/features/opening/first-owner/first-owner.public.ts'
import type { Container } from '../container.ts'

/**
 * The page on which the first owner is made, with a code for it behind the #, so that no server on the way writes it down;
 * null when somebody manages the shop already.
 */
export async function firstOwnerLink(
  container: Pick<Container, 'database' | 'clock' | 'ids' | 'shopAddress'>,
): Promise<string | null> {
  const code = await makeFirstOwnerCode(container)
  return code === null ? null : `${container.shopAddress.replace(/\/$/, '')}/admin/first-owner#${code}`
}
