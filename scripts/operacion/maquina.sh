#!/usr/bin/env bash
# Makes a machine for the test of docs/operacion.md: all that is written goes into the folder CARPETA, over the files of this
# machine, which stay as they are. Nothing of it need outlive a power cut (volatile). It has processes and a network of its own, and all of it ends with this program.
set -euo pipefail
CARPETA=$1 RAIZ_DEL_PROYECTO=$2
mount --make-rprivate /
mkdir "$CARPETA/encima" "$CARPETA/trabajo" "$CARPETA/raiz"
mount -t overlay overlay -o "lowerdir=/,upperdir=$CARPETA/encima,workdir=$CARPETA/trabajo,volatile" "$CARPETA/raiz"
cd "$CARPETA/raiz"
mount --rbind /dev dev
mount --rbind /sys sys
mount -t proc proc proc
mkdir -p ".$RAIZ_DEL_PROYECTO"
mount --bind -o ro "$RAIZ_DEL_PROYECTO" ".$RAIZ_DEL_PROYECTO"
cat /etc/resolv.conf > etc/resolv.conf
echo '127.0.0.1 localhost sgpa.example' > etc/hosts
# An empty Debian has none of these: a release brings what it needs.
rm -f usr/bin/{git,node,npm,npx} usr/local/bin/{git,node,npm,npx}
# No package starts its service: here is no systemd to ask.
printf '#!/bin/sh\nexit 101\n' > usr/sbin/policy-rc.d
printf '#!/bin/sh\nexec /opt/sgpa/node/bin/node %s/scripts/operacion/systemctl.mjs "$@"\n' "$RAIZ_DEL_PROYECTO" > usr/local/sbin/systemctl
chmod 755 usr/sbin/policy-rc.d usr/local/sbin/systemctl
ip link set lo up
# The shell stays as the first process, which takes leave of those whose parent is gone.
exec chroot . bash -c 'echo lista; sleep infinity & wait'
