import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { refundAccountField } from './change-order.contract.ts'

const named = (bank: string) =>
  z.safeParse(refundAccountField, { bank, accountNumber: '110123456789', holderName: '김직지' })

test('an account at a bank or a securities firm is taken, and one without a bank is asked for it', () => {
  for (const bank of ['32', '06', '50', 'S5', 'SB']) expect(named(bank).success, bank).toBe(true)
  for (const bank of ['', '00', '004', 'XX'])
    expect(named(bank).error?.issues[0]?.message, bank).toBe('은행을 골라 주세요.')
})
