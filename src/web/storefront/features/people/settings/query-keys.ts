export const ADDRESSES_KEY = ['members', 'addresses'] as const
export const PROFILE_KEY = ['members', 'profile'] as const
export const SOCIAL_KEY = ['members', 'social'] as const
export const SESSIONS_KEY = ['members', 'sessions'] as const
