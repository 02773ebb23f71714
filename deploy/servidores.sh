#!/usr/bin/env bash
# Starts, stops or restarts the servers of this machine, one after the other, each once the one before is ready: servidores.sh
# start|stop|restart. SGPA_PUERTOS names them where they are not three.
set -euo pipefail
orden=${1:?Diga start, stop o restart}

for puerto in ${SGPA_PUERTOS:-8081 8082 8083}; do
  systemctl "$orden" "sgpa@$puerto"
  if [ "$orden" != stop ]; then
    curl --retry 60 --retry-all-errors --retry-delay 1 --silent --fail --output /dev/null "http://127.0.0.1:$puerto/salud/listo"
  fi
done
