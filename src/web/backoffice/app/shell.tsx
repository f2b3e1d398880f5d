import { useMutation } from '@tanstack/react-query'
import { type CSSProperties, Fragment, useEffect, useRef, useState } from 'react'
import { Form, Link, NavLink, Outlet, useLocation, useNavigate, useSearchParams } from 'react-router'
import { type Right, RIGHT_WORDS } from '#/domain/members/rights.data.ts'
import { staffLogout } from '#/contract/people/staff-auth.contract.ts'
import type { StaffUser } from '#/contract/people/staff-user.ts'
import { staffSession } from '#/web/api/account-session.ts'
import { call } from '#/web/api/call.ts'
import { useShop } from '#/web/api/use-shop.ts'
import { mayAs, useStaff } from '#/web/api/use-staff.ts'
import { Icon } from '#/web/ui/icon.tsx'
import { cx } from '#/web/ui/cx.ts'
import { ShopMark } from '#/web/ui/marks.tsx'
import { useQueue } from '../features/production/queue/use-queue.ts'
import { Clock } from './clock.tsx'
import { Keys } from './keys.tsx'
import { NoRight } from './no-right.tsx'
import { useCurrentInView } from '#/web/ui/use-current-in-view.ts'
import { useKey } from '#/web/ui/use-key.ts'
import onPaper from './on-paper.module.css'
import styles from './shell.module.css'

interface Place {
  readonly to: string
  readonly label: string
  readonly end?: boolean
  /** One of them opens it; everybody's without. The server decides anyway. */
  readonly rights?: readonly Right[]
  readonly counts?: 'waiting' | 'dispatch' | 'inquiry' | 'case'
}

const PLACES: readonly Place[] = [
  { to: '/admin', label: '할 일', end: true, counts: 'waiting' },
  { to: '/admin/orders', label: '주문' },
  { to: '/admin/inquiries', label: '1:1 문의', rights: ['inquiries'], counts: 'inquiry' },
  { to: '/admin/estimates', label: '견적', rights: ['estimates'] },
  { to: '/admin/production', label: '제작', rights: ['production', 'prepress', 'shipping'] },
  { to: '/admin/cases', label: '문제 신고', rights: ['inquiries', 'production'], counts: 'case' },
  { to: '/admin/shipping', label: '오늘 나갈 것', rights: ['shipping'], counts: 'dispatch' },
  { to: '/admin/ebooks', label: '전자책', rights: ['prepress'] },
  { to: '/admin/auto-proofs', label: '자동 시안', rights: ['files'] },
  { to: '/admin/deposits', label: '입금 확인', rights: ['money'] },
  { to: '/admin/repayments', label: '돌려 드릴 돈', rights: ['money'] },
  { to: '/admin/coupons', label: '쿠폰', rights: ['coupons', 'coupon-grants'] },
  { to: '/admin/benefits', label: '포인트와 e머니', rights: ['money'] },
  { to: '/admin/closing', label: '마감', rights: ['money'] },
  { to: '/admin/credit', label: '후불 거래처', rights: ['money'] },
  { to: '/admin/tax', label: '세금계산서', rights: ['tax-papers'] },
  { to: '/admin/calendar', label: '쉬는 날과 마감' },
  { to: '/admin/visits', label: '방문 예약', rights: ['visits', 'visits-view'] },
  { to: '/admin/members', label: '회원', rights: ['members', 'member-approvals'] },
  { to: '/admin/tiers', label: '고객 등급', rights: ['member-admin'] },
  { to: '/admin/reviews', label: '후기', rights: ['reviews'] },
  { to: '/admin/messages', label: '문자와 메일', rights: ['messages'] },
  { to: '/admin/content', label: '글과 배너', rights: ['content'] },
  { to: '/admin/tariffs', label: '상품과 요금표', rights: ['tariffs'] },
  { to: '/admin/editions', label: '교재', rights: ['tariffs'] },
  { to: '/admin/reports', label: '보고서', rights: ['reports'] },
  { to: '/admin/staff', label: '직원과 권한', rights: ['staff'] },
  { to: '/admin/audit', label: '감사 기록', rights: ['audit'] },
  { to: '/admin/go-live', label: '개점 전 점검', rights: ['settings'] },
  { to: '/admin/settings', label: '설정', rights: ['settings'] },
]

/** Pages inside a place that fewer people may open than the place itself. */
const CLOSER: readonly Place[] = [
  { to: '/admin/messages/templates', label: '알림 문구', rights: ['templates'] },
  { to: '/admin/proofs', label: '시안', rights: ['proofs'] },
  { to: '/admin/orders/new', label: '주문 받기', rights: ['manual-orders'] },
  { to: '/admin/production/machine', label: '작업자 화면', rights: ['production'] },
  { to: '/admin/production/tickets', label: '작업지시서', rights: ['production'] },
  { to: '/admin/production/gangs', label: '합판', rights: ['production'] },
]

const placeAt = (path: string): Place | undefined =>
  [...CLOSER, ...PLACES].find(({ to, end }) => path === to || (!end && path.startsWith(`${to}/`)))

const PEOPLE = [
  'members',
  'tiers',
  'coupons',
  'benefits',
  'credit',
  'deposits',
  'repayments',
  'tax',
  'closing',
  'reviews',
  'messages',
  'visits',
]
const WORK = ['orders', 'inquiries', 'estimates', 'production', 'cases', 'shipping', 'ebooks', 'auto-proofs']

/** Work stands first and without a title; whatever is neither work nor people belongs to the shop itself. */
function groupsOf(staff: StaffUser | null) {
  const open = PLACES.filter(({ rights }) => !rights || mayAs(staff, ...rights))
  const groupOf = ({ to, end }: Place): string => {
    const [, , name = ''] = to.split('/')
    if (end || WORK.includes(name)) return ''
    return PEOPLE.includes(name) ? '사람과 돈' : '가게'
  }
  return ['', '사람과 돈', '가게']
    .map((title) => ({ title, places: open.filter((place) => groupOf(place) === title) }))
    .filter(({ places }) => places.length > 0)
}

/** With more places than these the keys would be cut off in the middle in a window of 900 px. */
const MOST_WITH_KEYS = 23

/** Frame of every page behind the login: what there is on the left, search and clock above. It stands before any answer. */
export function Shell() {
  const staff = useStaff()
  const { brand, pickUpAt } = useShop()
  const queue = useQueue()
  const counts = {
    waiting: queue.data?.rows.reduce((sum, row) => sum + row.count, 0),
    inquiry: queue.data?.rows.find((row) => row.kind === 'inquiry')?.count,
    case: queue.data?.rows.find((row) => row.kind === 'agreed-case')?.count,
    dispatch: queue.data?.rows.find((row) => row.kind === 'dispatch')?.count,
  }
  const row = useRef<HTMLUListElement>(null)
  const groups = groupsOf(staff)
  const many = groups.reduce((sum, { places }) => sum + places.length, 0)
  const { pathname } = useLocation()
  const here = placeAt(pathname)
  useCurrentInView(row, `${pathname} ${staff?.rights.join() ?? ''}`)
  return (
    <div className={cx(styles.shell, onPaper.frame)}>
      <a className={styles.skip} href="#main">
        본문으로 바로 가기
      </a>
      <header className={styles.header}>
        <Link to="/admin" className={styles.logo}>
          <ShopMark />
          {brand}
        </Link>
        <div className={styles.top}>
          <Search />
          <Clock dispatchToday={queue.data?.dispatchToday ?? null} pickUpAt={pickUpAt} />
          {staff && (
            <p className={styles.me}>
              <b>{staff.name}</b> {rolesBeside(staff)}
              <Link to="/admin/account">내 계정</Link>
              <Leave />
            </p>
          )}
        </div>
      </header>
      <nav className={styles.nav} aria-label="업무">
        <ul ref={row} style={{ '--places': many } as CSSProperties}>
          {groups.map(({ title, places }) => (
            <Fragment key={title}>
              {title !== '' && <li className={styles.group}>{title}</li>}
              {places.map((place) => (
                <Entry key={place.to} place={place} count={place.counts && counts[place.counts]} />
              ))}
            </Fragment>
          ))}
        </ul>
        <Keys underMany={many > MOST_WITH_KEYS} path={pathname} />
      </nav>
      <main id="main" className={cx(styles.main, onPaper.frame)} tabIndex={-1}>
        {here?.rights && staff && !mayAs(staff, ...here.rights) ? (
          <NoRight place={here.label} rights={here.rights.map((right) => RIGHT_WORDS[right].name)} />
        ) : (
          <Outlet />
        )}
      </main>
    </div>
  )
}

function Entry({ place, count }: { readonly place: Place; readonly count: number | undefined }) {
  return (
    <li>
      <NavLink to={place.to} end={place.end ?? false}>
        {place.label}
        {/* Its room is kept from the start, so that the row does not move when the number comes. */}
        {place.counts && <i>{count !== undefined && count > 0 && count}</i>}
      </NavLink>
    </li>
  )
}

/** The roles, where the name does not say them already. */
const rolesBeside = ({ name, roles }: StaffUser) =>
  roles
    .map((role) => role.name)
    .filter((role) => !name.includes(role))
    .join(' · ')

/** Looks in every order, not only in those that need something. */
function Search() {
  const [search] = useSearchParams()
  const asked = search.get('q') ?? ''
  const [text, setText] = useState(asked)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => setText(asked), [asked])
  useKey('/', () => input.current?.focus())
  return (
    <Form role="search" action="/admin/orders" className={styles.find}>
      <Icon name="magnify" />
      <input
        ref={input}
        type="search"
        name="q"
        value={text}
        aria-label="주문 찾기"
        placeholder="번호, 이름, 전화, 이메일, 송장, 파일"
        onChange={(event) => setText(event.target.value)}
      />
      <kbd aria-hidden="true">/</kbd>
    </Form>
  )
}

function Leave() {
  const navigate = useNavigate()
  const leave = useMutation({
    mutationFn: () => call(staffLogout, { errors: 'throw' }),
    onSettled: () => {
      staffSession.clear()
      void navigate('/admin/login')
    },
  })
  return (
    <button type="button" onClick={() => leave.mutate()}>
      로그아웃
    </button>
  )
}
