import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listAddresses, removeAddress, type SavedAddress } from '#/contract/people/addresses.contract.ts'
import { longAddress } from '#/domain/members/address.ts'
import { formatPhone } from '#/domain/members/phone.ts'
import { call } from '#/web/api/call.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { focusIfLost } from '#/web/ui/focus-new-pages.ts'
import { toast } from '#/web/ui/toasts.ts'
import { AddressDialog } from './address-dialog.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { ADDRESSES_KEY } from './query-keys.ts'

/** The address book. */
export function Component() {
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null)
  const book = useQuery({
    queryKey: ADDRESSES_KEY,
    queryFn: ({ signal }) => call(listAddresses, { signal, errors: 'throw' }),
  })

  return (
    <>
      <PageHeading
        title="배송지"
        lead="주문할 때 골라 쓰는 주소입니다. 이미 한 주문의 주소는 바뀌지 않습니다."
        action={
          <Button variant="ink" onClick={() => setEdited('new')}>
            배송지 추가
          </Button>
        }
      />
      {book.isPending && <LoadingState />}
      {book.isError && (
        <ErrorState
          title="배송지를 불러오지 못했습니다"
          text={book.error.message}
          onRetry={() => void book.refetch()}
        />
      )}
      {book.data?.addresses.length === 0 && (
        <EmptyState title="아직 배송지가 없습니다" text="자주 받는 곳을 넣어 두면 주문할 때 다시 적지 않아도 됩니다." />
      )}
      {book.data && book.data.addresses.length > 0 && (
        <RowList>
          {book.data.addresses.map((address) => (
            <AddressRow key={address.id} address={address} onEdit={() => setEdited(address)} />
          ))}
        </RowList>
      )}
      {edited && <AddressDialog address={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}

function AddressRow({ address, onEdit }: { readonly address: SavedAddress; readonly onEdit: () => void }) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call(removeAddress, { params: { addressId: address.id } }),
    onSuccess: async () => {
      toast('배송지를 지웠습니다.')
      await client.invalidateQueries({ queryKey: ADDRESSES_KEY })
      focusIfLost()
    },
  })
  const ask = async () => {
    const yes = await confirmDialog({
      title: `${address.label} 배송지를 삭제할까요?`,
      body: '이미 한 주문은 그대로 배송합니다.',
      ok: '삭제',
      destructive: true,
    })
    if (yes) remove.mutate()
  }

  return (
    <Row
      end={
        <Toolbar>
          <Button size="sm" onClick={onEdit} aria-label={`${address.label} 수정`}>
            수정
          </Button>
          <Button
            size="sm"
            variant="quiet"
            busy={remove.isPending}
            onClick={() => void ask()}
            aria-label={`${address.label} 삭제`}
          >
            삭제
          </Button>
        </Toolbar>
      }
    >
      <strong>{address.label}</strong> {address.isDefault && <Badge tone="orange">기본</Badge>}
      <p>{longAddress(address)}</p>
      <Small>
        {address.receiver} · {formatPhone(address.phone)}
      </Small>
    </Row>
  )
}
