import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { AvisoVencimiento } from '../../features/sesion/cierre-sesion/AvisoVencimiento.tsx';
import { DialogoSesion } from '../../features/sesion/cierre-sesion/DialogoSesion.tsx';
import { useVigencia } from '../../features/sesion/cierre-sesion/use-vigencia.ts';
import { destinoDeIngreso } from '../../features/sesion/ingreso/destino.ts';
import { FormularioIngreso } from '../../features/sesion/ingreso/FormularioIngreso.tsx';
import { leerSesion, type Sesion } from '../../lib/sesion.ts';
import { toast } from '../../ui/toast.ts';
import { useConfirm, useWithdrawQuestion } from '../../ui/use-confirm.tsx';
import { DISCARD } from '../../ui/use-leave-guard.ts';

/** Warns before the session ends, and when it ended lets the person sign in over the page they were on. */
export function VigilanteSesion({ alSalir }: { alSalir: (volver: string) => void }) {
  const { terminadaDe, minutos } = useVigencia();
  const [renovando, setRenovando] = useState(false);
  const conPassword = useRef(false);
  const confirmar = useConfirm();
  const consultas = useQueryClient();
  const navegar = useNavigate();
  const router = useRouter();
  const usuario = terminadaDe ?? leerSesion()?.username ?? '';
  const terminada = terminadaDe !== null;
  const retirarPregunta = useWithdrawQuestion();
  // Whoever signs in over the page looks at the form again before anything of it is sent.
  useEffect(() => {
    if (terminada) retirarPregunta();
  }, [terminada, retirarPregunta]);

  function cerrar() {
    conPassword.current = false;
    setRenovando(false);
  }
  async function dejar() {
    if (terminada) return alSalir(router.latestLocation.href);
    if (!conPassword.current || (await confirmar(DISCARD))) cerrar();
  }
  function alEntrar(sesion: Sesion) {
    cerrar();
    if (sesion.username === usuario) {
      toast('success', 'Su sesión continúa. Puede seguir donde estaba.');
      void consultas.invalidateQueries();
      return;
    }
    // Somebody else sat down: nothing of the former person may stay on the screen.
    consultas.clear();
    void navegar({ to: destinoDeIngreso('/', null, sesion) }).then(() => location.reload());
  }

  return (
    <>
      {minutos !== null && !terminada ? (
        <AvisoVencimiento minutos={minutos} alRenovar={() => setRenovando(true)} />
      ) : null}
      <DialogoSesion
        open={terminada || renovando}
        optional={!terminada}
        title={terminada ? 'Su sesión terminó' : 'Continuar la sesión'}
        text={
          terminada
            ? 'Ingrese nuevamente para seguir en esta misma página. Lo que escribió no se perdió.'
            : 'Confirme su contraseña para seguir trabajando sin interrupciones.'
        }
        leaveLabel={terminada ? 'Salir' : 'Ahora no'}
        alSalir={() => void dejar()}
      >
        <FormularioIngreso
          key={usuario}
          usuarioInicial={usuario}
          alEntrar={alEntrar}
          alCambiarPassword={(hay) => {
            conPassword.current = hay;
          }}
        />
      </DialogoSesion>
    </>
  );
}
