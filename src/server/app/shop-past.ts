import { sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { Container } from './container.ts'
import { CannotOpen } from './start-failure.ts'

type Needed = Pick<Container, 'config' | 'database' | 'clock'>

/** Writes down that this database is practised on, or shown as a demo, from now on; once for each stretch of time. */
export async function rememberPast({ config, database, clock }: Needed): Promise<void> {
  if (config.mode === 'public') return
  await database.db.execute(
    sql`insert into shop_past (mode, began_at) values (${config.mode}, ${clock.now().toISOString()}) on conflict do nothing`,
  )
}

/** Throws, with what the owner can do about it, when strangers would come to accounts and orders that were made in play. */
export async function requireAdoptable({ config, database }: Needed): Promise<void> {
  if (config.mode !== 'public') return
  const past = await openPast(database.db)
  if (past.includes('demo')) throw new CannotOpen(WAS_DEMO)
  if (past.length === 0 || config.ADOPT_PRACTICE_DATA) return
  const orders = await practiceOrders(database.db)
  throw new CannotOpen(
    PRACTISED +
      (orders.length === 0 ? '' : `\n연습 결제로 낸 주문이 ${orders.length}건 있습니다. 열기 전에 취소해 주세요.`),
  )
}

async function openPast(db: DbOrTx): Promise<readonly string[]> {
  const { rows } = await db.execute<{ mode: string }>(sql`select mode from shop_past where adopted_at is null`)
  return rows.map(({ mode }) => mode)
}

/** True for the one server that adopts the practised data; others that start with it wait here and find it done. */
export async function adoptPast(tx: Tx, now: Date): Promise<boolean> {
  const done = await tx.execute(
    sql`update shop_past set adopted_at = ${now.toISOString()} where mode = 'practice' and adopted_at is null`,
  )
  return done.rowCount === 1
}

/** Payments of what was adopted moved no money, and the gateway of today is never asked about them. */
export async function markPractised(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update payment_attempts a set practised = true, look_again_at = null from shop_past p
     where p.adopted_at is not null and a.created_at >= p.began_at and a.created_at <= p.adopted_at`)
}

/** Numbers of orders that count as paid by money which nobody ever sent. */
export async function practiceOrders(db: DbOrTx): Promise<readonly string[]> {
  const { rows } = await db.execute<{ number: string }>(sql`
    select distinct o.number from orders o
    join payment_attempt_orders ao on ao.order_id = o.id and ao.captured
    join payment_attempts a on a.id = ao.attempt_id
    join shop_past p on a.created_at >= p.began_at and a.created_at <= coalesce(p.adopted_at, 'infinity')
    where o.payment_state in ('part-paid', 'paid', 'partly-refunded') and o.cancelled_at is null
    order by o.number`)
  return rows.map(({ number }) => number)
}

const WAS_DEMO =
  '이 데이터베이스는 연습용 가게(DEMO=1)로 누구에게나 열려 있었습니다. 누가 무엇을 바꿔 두었는지 알 수 없어 실제 가게로 열지 않습니다.\n' +
  '새 데이터베이스(DATABASE_URL 또는 DATA_DIR)로 시작해 주세요. 설명은 docs/operate.md에 있습니다.'

const PRACTISED =
  '이 데이터베이스로 연습한 적이 있습니다. 연습할 때는 README를 읽은 누구나 관리자가 될 수 있어, 그때의 계정을 그대로 두고 열지 않습니다.\n' +
  '새 데이터베이스로 시작하시는 것이 가장 좋습니다. 연습한 데이터를 이어서 쓰려면 ADOPT_PRACTICE_DATA=1을 넣고 다시 여세요.\n' +
  '그러면 그때의 직원과 파트너 계정이 모두 닫히고 로그아웃됩니다. 관리자는 npm run owner -- --reset으로 다시 엽니다.'
