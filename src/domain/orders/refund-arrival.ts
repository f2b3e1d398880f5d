/** Korean: when a refund that was sent is there. */
export function refundArrival({ method, byDeposit }: { readonly method: string; readonly byDeposit: boolean }): string {
  if (byDeposit || method === '계좌이체') return '보통 그날 안에 계좌로 들어옵니다.'
  return '카드사에 따라 3~7일 뒤 카드 내역에서 취소로 보입니다.'
}
