import type { OrderNotice } from '#/contract/ordering/order-notices.contract.ts'
import { josa } from '#/lib/josa.ts'

type Message = OrderNotice['messages'][number]

export const CHANNELS: Readonly<Record<Message['channel'], string>> = { email: '메일', sms: '문자·알림톡' }

/** Addresses end in digits or letters, so the particle is read off each of them. */
export const unreachedText = ({ channel, maskedRecipient }: Pick<Message, 'channel' | 'maskedRecipient'>): string =>
  `${CHANNELS[channel]} ${josa(maskedRecipient, '으로/로')} 보내지 못했습니다.`
