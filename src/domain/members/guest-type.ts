/** What the token says somebody is who has no account; the roles beside it say what may be ordered. */
export const GUEST_TYPE = 'GUEST'
