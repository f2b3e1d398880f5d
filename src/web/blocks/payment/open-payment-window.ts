import type { ResultOf } from '#/contract/endpoint.ts'
import type { startPayment } from '#/contract/money/payments.contract.ts'

type Started = Omit<ResultOf<typeof startPayment>, 'paid' | 'waits'>
type Method = 'card' | 'transfer' | 'virtual-account'

interface Pages {
  readonly successUrl: string
  readonly failUrl: string
}

const NAMES = { card: '카드', transfer: '계좌이체', 'virtual-account': '가상계좌' } as const
const TOSS_METHODS = { card: 'CARD', transfer: 'TRANSFER', 'virtual-account': 'VIRTUAL_ACCOUNT' } as const
const TOSS_SCRIPT = 'https://js.tosspayments.com/v2/standard'

interface TossSdk {
  payment(options: { readonly customerKey: string }): { requestPayment(request: object): Promise<void> }
}

/**
 * Leads the browser to the payment window; it comes back by the success or fail page. `customerKey` is what the gateway knows
 * the payer by.
 */
export async function openPaymentWindow(
  started: Started,
  method: Method,
  pages: Pages,
  customerKey: string,
): Promise<void> {
  const { gatewayOrderId: orderId, orderName, amount, customerName, window: target } = started
  if (target.kind === 'sandbox') {
    const url = new URL(target.url, location.origin)
    const query = { orderId, orderName, amount: String(amount), customerName, method: NAMES[method], ...pages }
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    location.assign(url)
    return
  }
  const sdk = await loadToss(target.clientKey)
  await sdk.payment({ customerKey }).requestPayment({
    method: TOSS_METHODS[method],
    amount: { currency: 'KRW', value: amount },
    orderId,
    orderName,
    customerName,
    ...pages,
  })
}

function loadToss(clientKey: string): Promise<TossSdk> {
  return new Promise((resolve, reject) => {
    const ready = () => {
      const make = (window as Window & { TossPayments?: (key: string) => TossSdk }).TossPayments
      if (make) resolve(make(clientKey))
      else reject(new Error('결제창을 열지 못했습니다.'))
    }
    const script = document.createElement('script')
    script.src = TOSS_SCRIPT
    script.addEventListener('load', ready, { once: true })
    const failed = () => reject(new Error('결제창을 열지 못했습니다. 인터넷 연결을 확인해 주세요.'))
    script.addEventListener('error', failed, { once: true })
    document.head.append(script)
  })
}
