import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { useState } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { EntidadConCodigo } from '../../empleador/EntidadConCodigo.tsx';
import { documentoConTipo, numeroDeDocumento } from '../../persona/identidad.ts';
import { useDetalle } from '../detalle.api.ts';
import { DetalleEsqueleto } from '../detalle-asegurado/DetalleEsqueleto.tsx';
import { TablaBeneficiarios } from '../detalle-asegurado/TablaBeneficiarios.tsx';
import type { PropsPanel } from '../panel.ts';
import { ResumenAsegurado } from '../ResumenAsegurado.tsx';
import { NuevoBeneficiario } from './NuevoBeneficiario.tsx';
import { PestanasBeneficiario } from './PestanasBeneficiario.tsx';

/** Finds the beneficiary registered from here just now by document: the newest of their affiliations. */
function recienRegistrado({ ente_gestor }: DetalleAsegurado, documento: string | null): number | null {
  const suyas = ente_gestor.flatMap((e) => e.beneficiarios).filter((b) => numeroDeDocumento(b) === documento);
  return suyas.length === 0 ? null : Math.max(...suyas.map((b) => b.idAfiliadoEnteGestor));
}

/** Shows the panel Beneficiarios; for a beneficiary's row it is the holder's, with that beneficiary chosen. */
export default function PanelBeneficiarios({ fila, autoridad, beneficiario, alElegirBeneficiario }: PropsPanel) {
  const { data, error, refetch } = useDetalle(fila, autoridad);
  const registra = usePerfil().data?.acciones_permitidas.includes('registro-beneficiario') ?? false;
  const [nuevo, setNuevo] = useState(false);
  const [registrado, setRegistrado] = useState<string | null>(null);
  if (error && !data) return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
  if (!data) return <DetalleEsqueleto />;

  const { titular, resultado_persona: persona } = data;
  const deFila = fila.numero_documento_titular === null ? null : fila.idAfiliadoEnteGestor;
  const elegido = beneficiario ?? deFila ?? recienRegistrado(data, registrado);
  const entidadDelTitular = data.ente_gestor.find((e) => e.idAfiliadoEnteGestor === titular.idAfiliadoEnteGestor);

  function elegir(id: number) {
    setNuevo(false);
    alElegirBeneficiario(id);
  }

  return (
    <Stack spacing={3}>
      <ResumenAsegurado
        persona={persona}
        documento={documentoConTipo(persona)}
        estado={titular.estado}
        entidad={entidadDelTitular?.entidad ?? titular.codigo_entidad}
      />
      {registra ? (
        <NuevoBeneficiario
          titular={data}
          abierto={nuevo}
          empieza={elegido === null}
          alAbrir={setNuevo}
          alRegistrar={setRegistrado}
        />
      ) : null}
      {data.ente_gestor.map((ente) => {
        const suyo = ente.beneficiarios.find((b) => b.idAfiliadoEnteGestor === elegido);
        return (
          <Box key={ente.idAfiliadoEnteGestor} component="section" aria-label={ente.ente_gestor}>
            <Typography variant="h3" component="h4">
              {ente.ente_gestor}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
              <EntidadConCodigo nombre={ente.entidad} codigo={ente.codigo_entidad} />
            </Typography>
            <TablaBeneficiarios
              beneficiarios={ente.beneficiarios}
              ente={ente.ente_gestor}
              eleccion={{ elegido, alElegir: elegir }}
            />
            {suyo ? (
              // What is typed in the tabs stays while the new beneficiary's form is open.
              <Box hidden={nuevo}>
                <PestanasBeneficiario
                  key={suyo.idAfiliadoEnteGestor}
                  beneficiario={suyo}
                  titular={persona}
                  codigoEntidad={ente.codigo_entidad}
                />
              </Box>
            ) : null}
          </Box>
        );
      })}
    </Stack>
  );
}
