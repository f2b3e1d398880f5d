import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { addBinding, changeBinding, readBinding } from '#/contract/prepress/bindings.contract.ts'
import { brandCart } from '#/contract/brand-paths.ts'
import type { BindingSet } from '#/domain/bindings/binding-set.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { brandRefusal } from '#/domain/brands/brand-refusal.ts'
import { RefusedMember } from '#/web/blocks/brand-membership/refused-member.tsx'
import { useMembership } from '#/web/blocks/brand-membership/use-membership.ts'
import { useBrand } from '#/web/blocks/brand-site/use-brand-site.ts'
import { LastRequests } from '#/web/blocks/binding/last-requests.tsx'
import { Button } from '#/web/ui/button.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { BindingScreen, type ScreenPress } from './binding-screen.tsx'
import { forgetDraft } from './kept-request.ts'
import type { loadTariff } from './load-tariff.ts'

/** `?set=` changes what lies in the cart, `?copy=` begins another one with its files, `?again=` one with new files. */
export function Component() {
  const { tariff } = useLoaderData<typeof loadTariff>()
  const brand = useBrand()
  const membership = useMembership(brand.id)
  const [query] = useSearchParams()
  const asked = query.get('set') ?? query.get('copy') ?? query.get('again')
  const opened = useQuery({
    queryKey: ['bindings', asked],
    queryFn: ({ signal }) => call(readBinding, { params: { id: asked ?? '' }, signal, errors: 'throw' }),
    enabled: asked !== null,
    // What is being changed here must not change under the hands.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  // A type of members was asked by the route; who joined by a request alone is known to the server.
  const state = brand.memberType === null ? membership.data?.state : 'approved'
  if (state !== undefined && state !== 'approved')
    return <RefusedMember message={brandRefusal(brand.name, state === 'waiting')} />
  return (
    <>
      <PageHeading
        title={`${brand.name} 제본 신청`}
        lead="PDF를 순서대로 올리면 한 권으로 묶어 드려요. 올린 파일은 고치지 않고, 묶은 사본을 따로 만들어요."
      />
      {asked !== null && opened.isPending && <LoadingState />}
      {opened.isError && (
        <ErrorState
          title="신청을 불러오지 못했어요"
          text={opened.error.message}
          onRetry={() => void opened.refetch()}
        />
      )}
      {(asked === null || opened.data) && (
        <BindingScreen
          key={asked ?? 'new'}
          tariff={tariff}
          practice={false}
          from={opened.data ?? null}
          withFiles={query.get('again') === null}
          Action={PutInCart}
        />
      )}
      {asked === null && <LastRequests brand={brand.id} />}
    </>
  )
}

function PutInCart({ request, from, complete, refuse }: ScreenPress) {
  const brand = useBrand()
  const [query] = useSearchParams()
  // Null puts a new one in.
  const change = query.get('set') === null ? null : from
  const navigate = useNavigate()
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const put = useMutation({
    mutationFn: () => {
      const body = bodyOf(request.set)
      return change
        ? call(changeBinding, {
            params: { id: change.id },
            body: { ...body, version: change.version },
          })
        : once({ ...body, brand: brand.id }, (idempotencyKey) =>
            call(addBinding, { body: { ...body, brand: brand.id }, idempotencyKey }),
          )
    },
    onError: (error) => {
      if (error instanceof ApiError) refuse(error.fields)
    },
    onSuccess: async () => {
      forgetDraft(brand.id)
      toast(change ? '바꾼 내용으로 다시 묶고 있어요.' : `${brand.name} 장바구니에 담았어요.`)
      void client.invalidateQueries({ queryKey: ['cart'] })
      void client.invalidateQueries({ queryKey: ['bindings', 'list'] })
      await navigate(brandCart(brand.id))
    },
  })
  const sending = request.files.rows.some(({ upload }) => upload === 'going' || upload === 'checking')
  return (
    <Button
      variant="primary"
      block
      busy={put.isPending || sending}
      onClick={() => {
        if (complete()) put.mutate()
      }}
    >
      {sending ? '파일을 올리는 중' : change ? '바꾼 내용으로 담기' : '장바구니에 담기'}
    </Button>
  )
}

const bodyOf = ({ files, ...choices }: BindingSet) => ({
  ...choices,
  cover: { ...choices.cover },
  classes: choices.classes.map((row) => ({ ...row })),
  files: files.map(({ fileId, fit, blankBack, colour }) => ({ fileId, fit, blankBack, colour })),
})
