"use client";

/** Diagonal line across a sold-out cell, of constant width whatever the cell's shape. */
export function Stroke({ className = "sv:text-control" }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      className={`sv:pointer-events-none sv:absolute sv:inset-0 sv:size-full ${className}`}
    >
      <path d="M0 0 1 1" stroke="currentColor" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
