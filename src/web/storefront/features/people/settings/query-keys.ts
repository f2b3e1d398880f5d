export const ADDRESSES_KEY = ['members', 'addresses'] as const
export const PROFILE_KEY = ['members', 'profile'] as const
export const SOCIAL_KEY = ['members', 'social'] as const
export const SESSIONS_KEY = ['members', 'sessions'] as const
export const API_KEYS_KEY = ['members', 'api-keys'] as const
export const API_GUIDE_KEY = ['members', 'api-guide'] as const
export const WEBHOOKS_KEY = ['members', 'webhooks'] as const
export const deliveriesKey = (webhookId: string) => ['members', 'webhooks', webhookId, 'deliveries'] as const
