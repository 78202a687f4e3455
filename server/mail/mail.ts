import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { createTransport } from 'nodemailer'
import { isLoopback } from '../start/is-loopback.ts'
import { OWN_FILE, OWN_FOLDER } from '../start/private-folders.ts'

/** An e-mail for the transport. */
export interface Mail {
  /** Stays the same for retries, so that a mailbox recognizes duplicates. */
  messageId: string
  /** Message id of the previous e-mail of the thread. */
  inReplyTo?: string
  /** Message ids of the earlier e-mails of the thread, oldest first. */
  references?: string[]
  from: string
  to: string
  replyTo?: string
  subject: string
  text: string
  html?: string
  /** Attachments and inline images, which the HTML shows as `cid:…`, so that nothing is loaded from a server. */
  attachments?: { cid?: string; filename: string; content: Buffer }[]
  date: Date
}

/** Sends an e-mail; resolves when it has been accepted for delivery. */
export type SendMail = (mail: Mail) => Promise<void>

/** Creates the transport for the first e-mail, so that starting the shop does not load the library. */
function onceNeeded<Options extends Parameters<typeof createTransport>[0]>(options: Options) {
  let made: Promise<ReturnType<typeof createTransport>> | undefined
  return () => {
    made ??= import('nodemailer').then((library) => library.createTransport(options))
    return made
  }
}

/**
 * Returns a transport over SMTP. Encryption is required unless the server is on this machine or the URL ends in
 * `?requireTLS=false`, because e-mails contain codes.
 * @param patienceMs timeout of each step in ms
 */
export function smtpMail(url: string, patienceMs = 15_000): SendMail {
  const transport = onceNeeded({
    url,
    requireTLS: !isLoopback(new URL(url).hostname),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  })
  return async (mail) => {
    await (await transport()).sendMail(mail)
  }
}

/** Returns a transport that writes e-mails as .eml files to a folder, atomically. */
export function folderMail(folder: string): SendMail {
  const transport = onceNeeded({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail) => {
    const { message } = await (await transport()).sendMail(mail)
    await mkdir(folder, { recursive: true, mode: OWN_FOLDER })
    const path = join(
      folder,
      `${mail.date.toISOString().replaceAll(':', '-')}-${mail.messageId.replace(/\W+/g, '-').slice(1, 40)}.eml`,
    )
    const file = await open(`${path}.unfinished`, 'w', OWN_FILE)
    try {
      await file.writeFile(message as Buffer)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(`${path}.unfinished`, path)
  }
}
