import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { findFirms } from '#/contract/money/credit.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { call } from '#/web/api/call.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import styles from './find-firm.module.css'
import { Row, RowList } from '#/web/ui/row-list.tsx'

/** Looks a member up, with terms or without: whoever agrees on terms need not be allowed to read all members. */
export function FindFirm() {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const found = useQuery({
    queryKey: ['credit-members', q],
    queryFn: ({ signal }) => call(findFirms, { query: { q }, signal, errors: 'throw' }),
    enabled: q.length > 0,
    placeholderData: keepPreviousData,
  })
  const members = q ? (found.data?.members ?? []) : []
  return (
    <search className={styles.find}>
      <Input
        type="search"
        aria-label="거래처가 될 회원 찾기"
        placeholder="새 거래처 찾기: 이름, 상호, 이메일, 전화 끝 네 자리"
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
      />
      {found.isError && (
        <Small tone="bad" role="alert">
          {found.error.message}
        </Small>
      )}
      {q && found.isSuccess && members.length === 0 && <Small role="status">찾으시는 회원이 없습니다.</Small>}
      {members.length > 0 && (
        <RowList dense>
          {members.map(({ memberId, maskedName, maskedEmail, companyName, limit }) => (
            <Row
              key={memberId}
              end={<Badge>{limit === null ? '조건 없음' : limit === 0 ? '끝남' : `한도 ${formatWon(limit)}`}</Badge>}
            >
              <Link to={`/admin/credit/${memberId}`}>{companyName ?? maskedName}</Link>
              <Small>{[companyName && maskedName, maskedEmail].filter(Boolean).join(' · ')}</Small>
            </Row>
          ))}
        </RowList>
      )}
    </search>
  )
}
