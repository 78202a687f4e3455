import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { createTransport } from 'nodemailer'
import { isLoopback } from '../start/is-loopback.ts'
import { OWN_FILE, OWN_FOLDER } from '../start/private-folders.ts'

/** An e-mail on its way out. */
export interface Mail {
  /** Stays the same when the e-mail is tried again, so that a mailbox recognises a second copy. */
  messageId: string
  /** The e-mail that it follows. */
  inReplyTo?: string
  /** All e-mails of its thread before it, the oldest first. */
  references?: string[]
  from: string
  to: string
  replyTo?: string
  subject: string
  text: string
  html?: string
  /** Files, and pictures that the HTML shows as `cid:…`, so that nothing is loaded from anywhere. */
  attachments?: { cid?: string; filename: string; content: Buffer }[]
  date: Date
}

/** Hands an e-mail over; resolves only when it is in safe hands. */
export type SendMail = (mail: Mail) => Promise<void>

/** Makes a transport when the first e-mail goes out: a start does not load the library. */
function onceNeeded<Options extends Parameters<typeof createTransport>[0]>(options: Options) {
  let made: Promise<ReturnType<typeof createTransport>> | undefined
  return () => {
    made ??= import('nodemailer').then((library) => library.createTransport(options))
    return made
  }
}

/**
 * Sends over SMTP, encrypted: e-mails hold codes. Only a server on this machine may do without; another one that cannot encrypt gets none, unless
 * the address ends in `?requireTLS=false`.
 * @param patienceMs how long a server may be silent at each step, so that one that hangs holds nothing up for long
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

/** Writes e-mails without SMTP: each is a file in the folder, whole or not at all, which any mail program opens. */
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
