import { isLoopback } from '../../../../server/start/is-loopback.ts'

const OFF = { host: '', port: 587, security: 'starttls', user: '', has_password: false } as const

/** Returns what a screen shows of `SMTP_URL`: everything but the password. */
export function mailServerOfUrl(smtpUrl: string) {
  if (smtpUrl === 'off') return OFF
  const { protocol, hostname, port, username, password, searchParams } = new URL(smtpUrl)
  const isTls = protocol === 'smtps:'
  const isPlain = isLoopback(hostname) || searchParams.get('requireTLS') === 'false'
  return {
    host: hostname,
    port: Number(port) || (isTls ? 465 : 587),
    security: isTls ? 'tls' : isPlain ? 'none' : 'starttls',
    user: decodeURIComponent(username),
    has_password: password !== '',
  } as const
}
