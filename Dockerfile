# The shop with its own PostgreSQL in one container: docs/operate/container.md.
FROM node:24-bookworm-slim AS build
WORKDIR /opt/comptoir
COPY . .
# What builds the pages is of no use once they are built.
RUN npm run build \
  && npm uninstall --no-save --omit=dev --no-audit --no-fund vite @react-router/dev tailwindcss @tailwindcss/vite \
  && rm -rf tests deploy tools/bench tools/cluster docs/decisions docs/develop docs/operate docs/reference

# Node itself is among the packages; what its and PostgreSQL's programs need of the system is in here.
FROM debian:bookworm-slim
RUN useradd --uid 10001 --create-home --home-dir /var/lib/comptoir --shell /usr/sbin/nologin comptoir \
  && mkdir --mode=0700 /var/lib/comptoir/data \
  && chown comptoir: /var/lib/comptoir/data
COPY --from=build /opt/comptoir /opt/comptoir
WORKDIR /opt/comptoir
USER comptoir
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/comptoir/data
VOLUME /var/lib/comptoir/data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=120s --interval=15s --timeout=5s \
  CMD ["node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "--max-heap-size=512", "build/program/main.js"]
