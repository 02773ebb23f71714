import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { DE_LA_AFILIACION } from '@sgpa/domain/cuenta/acciones';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { leerBorrador } from '../../../lib/borrador.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PERSON_ADD_OUTLINED } from '../../../ui/icon-paths.ts';
import { onlyChanges } from '../../../ui/only-changes.ts';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts';
import { borradorDeNuevo, olvidarNuevo } from '../borrador-de-nuevo.ts';
import { useComposicion } from '../composicion.ts';

interface PropsDeFormularioPlegable {
  oculto: boolean;
  rutaCompleta: string;
  seccion: Ref<HTMLDivElement>;
  titulo: Ref<HTMLHeadingElement>;
  alCerrar: () => void;
  children: ReactNode;
}

function FormularioPlegable({ oculto, rutaCompleta, seccion, titulo, alCerrar, children }: PropsDeFormularioPlegable) {
  const id = useId();
  const { history } = useRouter();

  function irAlAsistente(evento: MouseEvent) {
    if (evento.ctrlKey || evento.metaKey || evento.shiftKey) return;
    evento.preventDefault();
    history.push(rutaCompleta);
  }

  return (
    <Paper
      ref={seccion}
      component="section"
      variant="outlined"
      aria-labelledby={id}
      hidden={oculto}
      sx={{ p: { xs: 1.5, sm: 2 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography ref={titulo} tabIndex={-1} id={id} variant="h3" component="h4" sx={{ flexGrow: 1 }}>
          Nuevo Beneficiario
        </Typography>
        <Button onClick={alCerrar}>Cerrar formulario</Button>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {'Para registrar también la fotografía, el domicilio, la matrícula o el establecimiento, use el '}
        <Link href={rutaCompleta} onClick={irAlAsistente}>
          registro completo
        </Link>
        .
      </Typography>
      {children}
    </Paper>
  );
}

interface PropsDeBotonNuevo {
  ref: Ref<HTMLButtonElement>;
  /** The text says why this holder can have no new beneficiary; null when one can be added. */
  impide: string | null;
  alAbrir: () => void;
}

/** Offers 'Nuevo Beneficiario' where it can succeed, and says elsewhere why it cannot (acuerdos §10). */
export function BotonNuevo({ ref, impide, alAbrir }: PropsDeBotonNuevo) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button
        ref={ref}
        variant="contained"
        startIcon={<Icon d={PERSON_ADD_OUTLINED} />}
        disabled={impide !== null}
        aria-describedby={impide === null ? undefined : id}
        onClick={alAbrir}
      >
        Nuevo Beneficiario
      </Button>
      {impide === null ? null : (
        <Typography id={id} variant="body2" color="textSecondary">
          {impide}
        </Typography>
      )}
    </Box>
  );
}

export function rutaDeNuevoBeneficiario(titular: { documento: string; nacimiento: string; entidad: string }): string {
  const { documento, nacimiento, entidad } = titular;
  return `/afiliacionBeneficiario?${new URLSearchParams({ titular: documento, nacimiento, entidad })}`;
}

/** The form stays when nothing changes but the chosen beneficiary. */
const soloElige = onlyChanges('beneficiario');

interface Props {
  titular: DetalleAsegurado;
  /** The open form takes the place of the chosen beneficiary's tabs. */
  abierto: boolean;
  /** The panel was opened for a new beneficiary, so that nobody is chosen. */
  empieza: boolean;
  alAbrir: (abierto: boolean) => void;
  /** A beneficiary with this document was saved. */
  alRegistrar: (documento: string) => void;
}

/** Shows the button and the form of a new beneficiary; what is typed stays while the form is closed. */
export function NuevoBeneficiario({ titular, abierto, empieza, alAbrir, alRegistrar }: Props) {
  const { NuevoBeneficiario: Panel } = useComposicion();
  const consultas = useQueryClient();
  const [empezado, setEmpezado] = useState(false);
  const [pendiente, setPendiente] = useState(false);
  const { idAfiliadoEnteGestor } = titular.titular;
  const olvidar = useCallback(() => olvidarNuevo(idAfiliadoEnteGestor), [idAfiliadoEnteGestor]);
  useLeaveGuard(pendiente, { keeps: soloElige, draft: { olvidar } });
  const seccion = useRef<HTMLDivElement>(null);
  const titulo = useRef<HTMLHeadingElement>(null);
  const boton = useRef<HTMLButtonElement>(null);
  const cerrado = useRef(false);
  const alLlegar = useEffectEvent(() => {
    // After a reload the form opens again with what was typed.
    if (leerBorrador(`${borradorDeNuevo(idAfiliadoEnteGestor)}:paso1`) !== undefined) {
      setEmpezado(true);
      return alAbrir(true);
    }
    // The focus stays with whoever is at work in the panel already.
    if (empieza && !document.activeElement?.matches('[role="dialog"] *')) boton.current?.focus();
  });
  useEffect(() => alLlegar(), []);
  // The focused button goes away with the form; a beneficiary that was chosen meanwhile keeps the focus.
  useEffect(() => {
    if (abierto && !seccion.current?.contains(document.activeElement)) titulo.current?.focus();
    if (!abierto && cerrado.current) boton.current?.focus();
    cerrado.current = false;
  }, [abierto]);
  const { titular: clave, resultado_persona: persona } = titular;
  const rutaCompleta = rutaDeNuevoBeneficiario({
    documento: unirDocumento(persona.numero_documento, persona.complemento_documento),
    nacimiento: persona.fecha_nacimiento,
    entidad: clave.codigo_entidad,
  });

  function cerrar() {
    cerrado.current = true;
    alAbrir(false);
  }
  function registrado(documento: string) {
    alRegistrar(documento);
    for (const clave of DE_LA_AFILIACION) void consultas.invalidateQueries({ queryKey: [clave] });
  }

  return (
    <>
      {abierto ? null : (
        <BotonNuevo
          ref={boton}
          impide={clave.impide_beneficiarios}
          alAbrir={() => {
            setEmpezado(true);
            alAbrir(true);
          }}
        />
      )}
      {empezado ? (
        <FormularioPlegable
          oculto={!abierto}
          rutaCompleta={rutaCompleta}
          seccion={seccion}
          titulo={titulo}
          alCerrar={cerrar}
        >
          <Suspense fallback={<TextSkeleton lines={4} />}>
            <Panel titular={titular} alEscribir={setPendiente} alRegistrar={registrado} alCerrar={cerrar} />
          </Suspense>
        </FormularioPlegable>
      ) : null}
    </>
  );
}
