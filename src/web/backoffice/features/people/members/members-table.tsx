import { useDeferredValue, useState } from 'react'
import type { MemberListed } from '#/contract/people/staff-members.contract.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { Input } from '#/web/ui/input.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { APPROVAL_WORDS, TYPE_WORDS } from './member-labels.data.ts'
import styles from './members.module.css'
import { useMembers } from './use-members.ts'
import { PagedList } from '#/web/ui/paged-list.tsx'

/** Everybody who joined, newest first, masked until somebody is opened. */
export function MembersTable() {
  const [typed, setTyped] = useState('')
  const members = useMembers(useDeferredValue(typed.trim()))
  const rows = members.data?.pages.flatMap((page) => page.members) ?? []
  return (
    <>
      <Input
        type="search"
        className={styles.find}
        aria-label="회원 찾기"
        placeholder="이름, 상호, 아이디, 이메일, 전화 끝 네 자리"
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
      />
      <PagedList
        list={members}
        count={rows.length}
        noun="회원"
        failed="회원을 불러오지 못했습니다"
        empty={<EmptyState title="찾으시는 회원이 없습니다" />}
      >
        <Table dense caption="회원" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
      </PagedList>
    </>
  )
}

const COLUMNS: readonly Column<MemberListed>[] = [
  { key: 'at', head: '가입', cell: ({ joinedAt }) => seoulDay(new Date(joinedAt)) },
  { key: 'name', head: '이름', rowHead: true, cell: ({ maskedName }) => maskedName },
  { key: 'id', head: '아이디', cell: ({ maskedLoginId }) => maskedLoginId },
  { key: 'phone', head: '전화', cell: ({ maskedPhone }) => maskedPhone },
  { key: 'company', head: '상호', cell: ({ companyName }) => companyName },
  {
    key: 'type',
    head: '종류',
    cell: ({ type, approval }) => (
      <>
        {TYPE_WORDS[type] ?? type}{' '}
        {approval && <Badge tone={APPROVAL_WORDS[approval][1]}>{APPROVAL_WORDS[approval][0]}</Badge>}
      </>
    ),
  },
  {
    key: 'acts',
    head: '할 일',
    right: true,
    cell: ({ id, maskedName }) => (
      <LinkButton size="sm" variant="quiet" aria-label={`${maskedName} 열기`} to={`/admin/members/${id}`}>
        열기
      </LinkButton>
    ),
  },
]
