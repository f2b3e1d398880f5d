import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Piece } from '#/contract/content/piece.schema.ts'
import * as desk from '#/contract/content/writing.contract.ts'
import type { WrittenKind } from '#/domain/writing/written-kinds.data.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'

const LIST = 'writing-list'
const keyOf = (id: string) => ['writing', id]
const KEEP_OPEN_MS = 15_000

export const useWrittenList = (kind: WrittenKind) =>
  useInfiniteQuery({
    queryKey: [LIST, kind],
    queryFn: ({ pageParam, signal }) =>
      call(desk.listWritten, { query: { kind, page: pageParam }, signal, errors: 'throw' }),
    initialPageParam: 1,
    getNextPageParam: (page, all) => (page.more ? all.length + 1 : null),
  })

export const useWritten = (id: string | null) =>
  useQuery({
    queryKey: keyOf(id ?? ''),
    queryFn: ({ signal }) => call(desk.readWritten, { params: { id: id ?? '' }, signal, errors: 'throw' }),
    enabled: id !== null,
    // What is being written is never replaced under the writer's hands.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 0,
    gcTime: 0,
  })

/** Who else has it open; said anew while it is. */
export const useOthers = (id: string | null) =>
  useQuery({
    queryKey: ['writing-open', id],
    queryFn: () => call(desk.keepOpen, { params: { id: id ?? '' }, errors: 'throw' }),
    enabled: id !== null,
    refetchInterval: KEEP_OPEN_MS,
    gcTime: 0,
  })

/** Everything that changes a text gives it back as it is then. */
export function useWritingActs() {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const settled = {
    onSuccess: (text: desk.Written) => void client.setQueryData(keyOf(text.id), text),
    onSettled: () => client.invalidateQueries({ queryKey: [LIST] }),
  }
  const save = useMutation({
    mutationFn: ({ text, piece }: { readonly text: desk.Written | null; readonly piece: Piece }) =>
      text
        ? call(desk.saveWriting, { params: { id: text.id }, body: { version: text.version, piece }, errors: 'throw' })
        : once(piece, (idempotencyKey) =>
            call(desk.startWriting, { body: { piece }, idempotencyKey, errors: 'throw' }),
          ),
    ...settled,
  })
  const publish = useMutation({
    mutationFn: ({ id, ...body }: { id: string; version: number; at: string | null; until: string | null }) =>
      call(desk.publishWriting, { params: { id }, body, errors: 'throw' }),
    ...settled,
  })
  const hide = useMutation({
    mutationFn: ({ id, version }: desk.Written) =>
      call(desk.hideWriting, { params: { id }, body: { version }, errors: 'throw' }),
    ...settled,
  })
  const restore = useMutation({
    mutationFn: ({ text: { id, version }, edition }: { readonly text: desk.Written; readonly edition: number }) =>
      call(desk.restoreEdition, { params: { id }, body: { version, edition }, errors: 'throw' }),
    ...settled,
  })
  const readAnew = (id: string) => call(desk.readWritten, { params: { id }, errors: 'throw' })
  const isBusy = [save, publish, hide, restore].some(({ isPending }) => isPending)
  return { save, publish, hide, restore, readAnew, isBusy }
}

export function useDiscard(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version }: desk.Written) =>
      call(desk.discardDraft, { params: { id }, query: { version }, errors: 'throw' }),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: [LIST] }),
  })
}
