import { kitJob } from '#/domain/catalog/kit-job.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { Paper } from '#/domain/catalog/paper.ts'
import { samplePapers } from '#/domain/catalog/sample-papers.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import { quoteKit } from '#/domain/pricing/quote-kit.ts'
import { err, ok, type Result } from '#/lib/result.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { josa } from '#/lib/josa.ts'
import type { KitsDeps } from './kits-deps.ts'
import { readKitSettings } from './kits.repo.ts'
import type { KitSettingsRow } from './kits.table.ts'

export interface KitOffer {
  readonly settings: KitSettingsRow
  readonly papers: readonly Paper[]
}

/** What is offered at the moment. */
export async function kitOffer(db: DbOrTx, { tariffs }: Pick<KitsDeps, 'tariffs'>): Promise<KitOffer> {
  const settings = await readKitSettings(db)
  const { tariff, closed } = await tariffs.inForce(db)
  return { settings, papers: samplePapers(tariff, closed) }
}

/** A kit of these papers by the offer of now, or why there is none; the message is ready to show. */
export function priceKit(
  { settings: { open, most, price }, papers }: KitOffer,
  wanted: readonly { readonly id: string; readonly name?: string }[],
): Result<{ readonly spec: JobSpec; readonly quote: Quote }, { readonly message: string }> {
  if (!open) return err({ message: '지금은 종이 샘플을 받지 않아요.' })
  const chosen = wanted.flatMap(({ id }) => papers.find((paper) => paper.id === id) ?? [])
  const missing = wanted.find(({ id }) => !papers.some((paper) => paper.id === id))
  if (missing)
    return err({
      message: `${josa(missing.name ?? '고르신 종이', '은/는')} 지금 보내 드릴 수 없어요. 다른 종이를 골라 주세요.`,
    })
  if (chosen.length === 0) return err({ message: '종이를 하나 이상 골라 주세요.' })
  if (chosen.length > most) return err({ message: `종이는 ${most}가지까지 고를 수 있어요.` })
  return ok({ spec: kitJob(chosen.map(({ id, name }) => ({ id, name }))), quote: quoteKit(price, chosen) })
}
