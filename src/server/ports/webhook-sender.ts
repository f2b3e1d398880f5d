/** Carries news to addresses that customers chose; nothing of the answer but its status is believed or kept. */
export interface WebhookSender {
  /** Why nothing may be sent to this address; null when it may. Asks the name service. */
  refusal(url: string): Promise<AddressFault | null>
  /** Never throws. */
  post(news: WebhookPost): Promise<WebhookOutcome>
}

export type AddressFault = 'not-https' | 'port' | 'private' | 'unknown-host'

export interface WebhookPost {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** `status`: what came back, redirects too, which are not followed. `fault`: nothing came. */
export type WebhookOutcome = { readonly status: number } | { readonly fault: AddressFault | 'timeout' | 'no-answer' }
