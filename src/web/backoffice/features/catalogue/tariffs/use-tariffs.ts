import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createDraft,
  discardDraft,
  listDrafts,
  publishDraft,
  reportDraft,
} from '#/contract/catalogue/drafts.contract.ts'
import { listTariffs, publishAgain, reportTariff, withdrawTariff } from '#/contract/catalogue/versions.contract.ts'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'

export const useVersions = () =>
  useInfiniteQuery({
    queryKey: ['tariffs'],
    queryFn: ({ pageParam, signal }) =>
      call(listTariffs, { query: pageParam ? { cursor: pageParam } : {}, signal, errors: 'throw' }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

export const useDrafts = () =>
  useQuery({
    queryKey: ['tariff-drafts'],
    queryFn: ({ signal }) => call(listDrafts, { signal, errors: 'throw' }),
  })

/** What is to be published: a draft as it was last saved, or an older version again. */
export type Subject =
  | { readonly kind: 'draft'; readonly id: string; readonly revision: number; readonly name: string }
  | { readonly kind: 'again'; readonly version: string; readonly name: string }

export const useReport = (subject: Subject) =>
  useQuery({
    queryKey: ['tariff-report', subject],
    queryFn: ({ signal }) =>
      subject.kind === 'draft'
        ? call(reportDraft, { params: { id: subject.id }, signal, errors: 'throw' })
        : call(reportTariff, { params: { version: subject.version }, signal, errors: 'throw' }),
    staleTime: 0,
  })

/** Acts on versions and drafts; the same act sent twice is done once. */
export function useTariffActs() {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const act = <I, R>(what: string, run: (input: I, idempotencyKey: string) => Promise<R>) => ({
    mutationFn: (input: I) => once([what, input], (idempotencyKey) => run(input, idempotencyKey)),
    onSettled: () => {
      for (const name of ['tariffs', 'tariff-drafts', 'tariff-report'])
        void client.invalidateQueries({ queryKey: [name] })
    },
  })
  return {
    create: useMutation(
      act('create', (body: BodyInputOf<typeof createDraft>, idempotencyKey) =>
        call(createDraft, { body, idempotencyKey }),
      ),
    ),
    discard: useMutation(
      act('discard', ({ id, revision }: { id: string; revision: number }) =>
        call(discardDraft, { params: { id }, query: { revision } }),
      ),
    ),
    withdraw: useMutation(
      act('withdraw', ({ version, reason }: { version: string; reason: string }, idempotencyKey) =>
        call(withdrawTariff, { params: { version }, body: { reason }, idempotencyKey }),
      ),
    ),
    publish: useMutation(
      act('publish', ({ subject, looked, ...body }: Publishing, idempotencyKey) =>
        subject.kind === 'draft'
          ? call(publishDraft, {
              params: { id: subject.id },
              body: { ...body, looked, revision: subject.revision },
              idempotencyKey,
              errors: 'throw',
            })
          : call(publishAgain, { params: { version: subject.version }, body, idempotencyKey, errors: 'throw' }),
      ),
    ),
  }
}

interface Publishing extends BodyInputOf<typeof publishAgain> {
  readonly subject: Subject
  readonly looked: boolean
}
