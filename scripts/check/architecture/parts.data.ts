/** A part of the shop: what it owns, and which parts it may ask. Server and contract follow the same table. */
export interface Part {
  readonly name: string
  /** Features of the server: folders inside the part. */
  readonly owns: readonly string[]
  /** Every part before it in this list that it may ask, always through public files. */
  readonly asks: readonly string[]
}

/** From the ground up, so that no two parts ask each other. docs/tour.md says the same for people. */
export const PARTS: readonly Part[] = [
  { name: 'files', owns: ['designs', 'files'], asks: [] },
  {
    name: 'content',
    owns: [
      'archive',
      'attachments',
      'brands',
      'calendar',
      'content',
      'delivery-fees',
      'policies',
      'portfolio',
      'writing',
    ],
    asks: ['files'],
  },
  { name: 'people', owns: ['api-keys', 'members', 'messages', 'partners', 'staff'], asks: ['content', 'files'] },
  { name: 'catalogue', owns: ['catalog', 'pricing', 'tariffs'], asks: ['content', 'people'] },
  { name: 'benefits', owns: ['coupons', 'ledger', 'wallet'], asks: ['content', 'files', 'people', 'catalogue'] },
  {
    name: 'ordering',
    owns: [
      'cart',
      'deals',
      'documents',
      'estimates',
      'guest-orders',
      'kits',
      'orders',
      'origins',
      'pictures',
      'wishlist',
    ],
    asks: ['content', 'files', 'people', 'catalogue', 'benefits'],
  },
  {
    name: 'money',
    owns: ['bank-deposits', 'charges', 'closing', 'credit', 'give-backs', 'payments', 'tax-invoices', 'tiers'],
    asks: ['content', 'people', 'benefits', 'ordering'],
  },
  {
    name: 'prepress',
    owns: ['bindings', 'ebooks', 'fixes', 'preflight', 'press', 'proofs'],
    asks: ['content', 'files', 'people', 'catalogue', 'ordering'],
  },
  {
    name: 'textbooks',
    owns: ['editions', 'head-office'],
    asks: ['content', 'files', 'people', 'catalogue', 'ordering', 'prepress'],
  },
  {
    name: 'production',
    owns: [
      'calendar-admin',
      'floor',
      'gangs',
      'manual-orders',
      'order-desk',
      'production',
      'reports',
      'shipping',
      'workqueue',
    ],
    asks: ['content', 'files', 'people', 'catalogue', 'benefits', 'ordering', 'money', 'prepress'],
  },
  {
    name: 'support',
    owns: ['guides', 'inquiries', 'reservations', 'reviews', 'search', 'self-check'],
    asks: ['content', 'files', 'people', 'catalogue', 'benefits', 'ordering', 'money', 'prepress'],
  },
  {
    name: 'notifications',
    owns: ['notifications', 'webhooks'],
    asks: ['content', 'people', 'benefits', 'ordering', 'money', 'prepress', 'production', 'support'],
  },
  { name: 'opening', owns: ['fees-admin', 'first-owner', 'go-live', 'samples'], asks: ['content', 'people'] },
  {
    name: 'privacy',
    owns: ['leaving', 'retention', 'secrets'],
    asks: [
      'content',
      'files',
      'people',
      'catalogue',
      'benefits',
      'ordering',
      'money',
      'prepress',
      'textbooks',
      'production',
      'support',
      'notifications',
      'opening',
    ],
  },
]
