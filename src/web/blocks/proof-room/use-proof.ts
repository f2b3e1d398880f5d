import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { BodyOf } from '#/contract/endpoint.ts'
import type { NewPin } from '#/web/blocks/proof-viewer/viewer-stage.tsx'
import {
  approveProof,
  askForChanges,
  commentOnProof,
  publishProofVersion,
  readProof,
  readProofPages,
  resolveComment,
} from '#/contract/prepress/proofs.contract.ts'
import { call } from '#/web/api/call.ts'
import { newIdempotencyKey } from '#/web/api/idempotency-key.ts'
import { useLive } from '#/web/api/live/use-live.ts'
import { askAgain } from '#/web/blocks/live-queries/ask-again.ts'

export const proofKey = (proofId: string) => ['proof', proofId] as const

/** A proof, kept fresh by the live topic. */
export function useProof(proofId: string) {
  const client = useQueryClient()
  useLive(proofId ? [`proof:${proofId}`] : [], () => askAgain(client, proofKey(proofId)))
  return useQuery({
    queryKey: proofKey(proofId),
    queryFn: ({ signal }) => call(readProof, { params: { proofId }, signal, errors: 'throw' }),
    enabled: proofId !== '',
    // The live topic tells of every batch of pages; this catches up when the stream is down.
    refetchInterval: ({ state }) => (state.data?.versions[0]?.state === 'rendering' ? 3000 : false),
  })
}

/** Pages of one version; a version never changes once drawn, until then it is asked again with the proof. */
export function useProofPages(proofId: string, version: number | null, drawn: number) {
  return useQuery({
    queryKey: ['proof-pages', proofId, version, drawn],
    queryFn: ({ signal }) =>
      call(readProofPages, { params: { proofId, version: version ?? 0 }, signal, errors: 'throw' }),
    enabled: proofId !== '' && version !== null,
    staleTime: Infinity,
    placeholderData: (before) => before,
    select: (answer) => answer.items,
  })
}

export interface Comment {
  readonly text: string
  readonly version: number | null
  readonly pin: NewPin | null
  readonly fileIds: readonly string[]
}

/** What a reader can do; the key of an act stays until it succeeded, so that a second try is not a second act. */
export function useProofActs(proofId: string) {
  const client = useQueryClient()
  const keys = useRef(new Map<string, string>())
  const keyOf = (intent: string) => {
    const kept = keys.current.get(intent) ?? newIdempotencyKey()
    keys.current.set(intent, kept)
    return kept
  }
  const act = <I>(intent: (input: I) => string, run: (input: I, key: string) => Promise<unknown>) => ({
    mutationFn: async (input: I) => {
      const name = intent(input)
      await run(input, keyOf(name))
      keys.current.delete(name)
    },
    onSettled: () => client.invalidateQueries({ queryKey: proofKey(proofId) }),
  })
  const params = { proofId }
  return {
    comment: useMutation(
      act<Comment>(
        (input) => `comment ${JSON.stringify(input)}`,
        (input, idempotencyKey) =>
          call(commentOnProof, { params, body: { ...input, fileIds: [...input.fileIds] }, idempotencyKey }),
      ),
    ),
    resolve: useMutation(
      act<{ messageId: string; resolved: boolean }>(
        (input) => `resolve ${input.messageId}`,
        ({ messageId, resolved }) => call(resolveComment, { params: { proofId, messageId }, body: { resolved } }),
      ),
    ),
    askChanges: useMutation(
      act<{ version: number; text: string }>(
        (input) => `ask ${input.version} ${input.text}`,
        (body, idempotencyKey) => call(askForChanges, { params, body, idempotencyKey }),
      ),
    ),
    approve: useMutation(
      act<BodyOf<typeof approveProof>>(
        (input) => `approve ${JSON.stringify(input)}`,
        (body, idempotencyKey) => call(approveProof, { params, body, idempotencyKey }),
      ),
    ),
    publish: useMutation(
      act<{ version: number; note: string }>(
        (input) => `publish ${input.version}`,
        (body, idempotencyKey) => call(publishProofVersion, { params, body, idempotencyKey }),
      ),
    ),
  }
}
