/** An SMTP server as an owner entered it. */
export interface MailServer {
  host: string
  port: number
  /** `tls`: encrypted from the start; `starttls`: must upgrade; `none`: not encrypted. */
  security: 'tls' | 'starttls' | 'none'
  /** Empty without authentication. */
  user: string
  /** Null if it can't be read. */
  password: string | null
}
