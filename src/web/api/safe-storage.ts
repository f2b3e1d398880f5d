const memory = new Map<string, string>()

const inMemory = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
  removeItem: (key: string) => void memory.delete(key),
}

/** Local storage, or memory where the browser refuses it (private windows, blocked cookies) and on the server. */
export function safeStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    localStorage.getItem('')
    return localStorage
  } catch {
    return inMemory
  }
}

export function keysInStorage(): readonly string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return [...memory.keys()]
  }
}
