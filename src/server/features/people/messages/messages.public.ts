/** The only door of messages for other features. */
export { sendMessage } from './send-message.ts'
export { previewText } from './preview-telling.ts'
export { tell, type TellDeps } from './tell.ts'
export { type Telling, type Told, tellNews } from './telling.ts'
export { sentAbout, type SentNotice } from './sent-about.ts'
export { tellAccountOwner } from './staff-notices.ts'
export { giveNotifications } from './notifications.repo.ts'
