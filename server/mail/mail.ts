import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { createTransport } from 'nodemailer'
import { isLoopback } from '../start/is-loopback.ts'
import { OWN_FILE, OWN_FOLDER } from '../start/private-folders.ts'
import type { MailServer } from './mail-server.ts'

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
 * Returns a transport over SMTP. For a URL, encryption is required unless the server is on this machine or the URL
 * ends in `?requireTLS=false`, because e-mails contain codes.
 * @param server a URL, or what an owner entered
 * @param patienceMs timeout of each step in ms
 */
export function smtpMail(server: string | MailServer, patienceMs = 15_000): SendMail {
  const transport = onceNeeded({
    ...(typeof server === 'string' ? optionsOfUrl(server) : optionsOf(server)),
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  })
  return async (mail) => {
    if (typeof server !== 'string' && server.password === null) throw new UnreadablePassword()
    await (await transport()).sendMail(mail)
  }
}

/** The password was encrypted with the secret of another data folder. */
class UnreadablePassword extends Error {
  readonly code = 'UNREADABLE_PASSWORD'
}

const optionsOfUrl = (url: string) => ({ url, requireTLS: !isLoopback(new URL(url).hostname) })

const optionsOf = ({ host, port, security, user, password }: MailServer) => ({
  ...{ host, port, secure: security === 'tls', requireTLS: security === 'starttls', ignoreTLS: security === 'none' },
  ...(user && { auth: { user, pass: password ?? '' } }),
})

/**
 * Returns a transport that follows changes of the connection: over SMTP, or to a folder without a mail server.
 * @param server returns the current server
 */
export function currentMail(server: () => string | MailServer | undefined, folder: string): SendMail {
  const toFolder = folderMail(folder)
  let made: { key: string; send: SendMail } | undefined
  return (mail) => {
    const now = server()
    if (now === undefined) return toFolder(mail)
    const key = JSON.stringify(now)
    if (made?.key !== key) made = { key, send: smtpMail(now) }
    return made.send(mail)
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
